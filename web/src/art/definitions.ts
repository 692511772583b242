// Importing this puts the drawings that others copy with <use> into the page, once.
import { mount } from "svelte";
import "./art.css";
import Definitions from "./Definitions.svelte";

mount(Definitions, { target: document.body });
