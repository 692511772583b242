import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startLanguage } from "./language/index.ts";
import { startTheme } from "./theme.svelte.ts";
import { startInstalling } from "./worker/installing.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no element #app");

startTheme();
startInstalling();
void startLanguage().then(() => mount(App, { target }));
