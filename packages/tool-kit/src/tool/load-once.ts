/**
 * Loads code once, and gives the same promise to all who ask after. An `import()` of what is there already still waits
 * for the end of a touch: Chromium leaves everything that has to do with loading until then, for up to 100 ms. What
 * failed to load is loaded again when it is next asked for.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
