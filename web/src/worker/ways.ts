/** Which requests the service worker answers, and how. */

/** A page of the site; a file that was built; an answer of the server that is the same for everybody. */
export type Way = "page" | "file" | "answer";

/**
 * What the server may have answered for the cache: nothing that is about somebody, and nothing that changes while
 * it is looked at. Everything else of the interface goes to the server or fails.
 */
const KEPT = [/^\/api\/games$/, /^\/api\/puzzles(\/|$)/];

/** How a request of this page is answered; null leaves it to the browser. */
export function wayOf(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  origin: string,
  files: ReadonlySet<string>,
): Way | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin) return null;
  if (pathname === "/api" || pathname.startsWith("/api/")) {
    return KEPT.some((kept) => kept.test(pathname)) ? "answer" : null;
  }
  if (mode === "navigate") return "page";
  return files.has(pathname) ? "file" : null;
}
