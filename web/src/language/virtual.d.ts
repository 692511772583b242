/** Made by building/bindery.ts. */
declare module "virtual:volumes" {
  type Fetch = () => Promise<{ default: string }>;

  export const SHELVES: Record<
    import("./volumes.ts").Volume,
    Record<import("./choice.ts").LanguageCode, Fetch>
  >;
}
