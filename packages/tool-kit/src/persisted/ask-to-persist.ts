let asking: Promise<boolean> | undefined;

function ask(): Promise<boolean> {
  // Browsers have it on HTTPS only.
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.storage?.persist().catch(() => false) ?? Promise.resolve(false);
}

/** Asks the browser, once per page, not to evict the hub's data. Returns whether it agreed. */
export function askToPersist(): Promise<boolean> {
  return (asking ??= ask());
}
