import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startLanguage } from "./language/index.ts";
import { startTheme } from "./theme.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no element #app");

startTheme();
void startLanguage().then(() => mount(App, { target }));
