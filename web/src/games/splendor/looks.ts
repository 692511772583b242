import type { Looks } from "../interface.ts";
import Emblem from "./Emblem.svelte";

export const looks: Looks = { Emblem, fetchScene: () => import("./Scene.svelte") };
