let asked: Promise<boolean> | undefined;

function ask(): Promise<boolean> {
  // Browsers have it only where the hub is reached over HTTPS.
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.storage?.persist().catch(() => false) ?? Promise.resolve(false);
}

/**
 * Asks the browser, once for a page, to keep what is stored when room gets short. Gives whether it will; what is stored stays
 * stored in either case.
 */
export function askToPersist(): Promise<boolean> {
  return (asked ??= ask());
}
