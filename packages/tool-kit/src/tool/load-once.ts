/**
 * Loads code once, and returns the same promise to every caller. Even an `import()` of a loaded module waits
 * for the end of a touch: Chromium postpones all loading until then, for up to 100 ms. Code that failed to
 * load is loaded again by the next call.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
