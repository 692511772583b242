import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { readImages } from "./art/reading.ts";
import { entrance } from "./entrance.svelte.ts";
import { startLanguage } from "./language/index.ts";
import { router } from "./router.svelte.ts";
import { startTheme } from "./theme.svelte.ts";
import { startInstalling } from "./worker/installing.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no element #app");

startTheme();
startInstalling();
readImages(document);
const speaking = startLanguage();
// Meanwhile, what will be shown.
void entrance.enter(router.route.page);
void speaking.then(() => mount(App, { target }));
