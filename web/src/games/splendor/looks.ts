import type { Looks } from "../interface.ts";
import Emblem from "./Emblem.svelte";
import Scene from "./Scene.svelte";

export const looks: Looks = { Scene, Emblem };
