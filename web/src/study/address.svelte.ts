/** The address is that of the position, for whoever reloads the page or copies it from there. */

/** Milliseconds of rest before the address says where one is: browsers count such changes. */
const REST = 400;

/** Keeps the address up to date from a component that is set up; `path` is null while there is nothing to say. */
export function keepAddress(path: () => string | null): void {
  $effect(() => {
    const address = path();
    if (address === null) return;
    const timer = setTimeout(() => history.replaceState(null, "", address), REST);
    return () => clearTimeout(timer);
  });
}
