/** Before each file of tests: nothing is left of those before it in the same document, and no module either. */

import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
