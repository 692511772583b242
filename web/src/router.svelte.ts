/** Where the person is in the page: one history entry for each place, links without loading anything. */

import { routeOf, type Route } from "./route.ts";

let current = $state.raw<Route>(routeOf(new URL(location.href)));
let visits = $state(0);

export const router = {
  get route(): Route {
    return current;
  },
  /** Grows with every change of place, so that the shell can move the focus. */
  get visits(): number {
    return visits;
  },
};

const address = () => location.pathname + location.search;
let place = address();

function arrive(): void {
  place = address();
  current = routeOf(new URL(location.href));
  visits += 1;
}

/** Back and forward; among the anchors of one place that is the browser's own matter. */
function turn(): void {
  if (address() !== place) arrive();
}

/** Goes to a path of this page; with `replace`, back does not return to where the person is now. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Makes ordinary links to this page's own places change the place without loading; returns the undoing. */
export function followLinks(): () => void {
  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener("click", press);
  addEventListener("popstate", turn);
  return () => {
    document.removeEventListener("click", press);
    removeEventListener("popstate", turn);
  };
}
