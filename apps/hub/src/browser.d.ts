interface Window {
  /** Trusted Types, as far as the hub uses them; not every browser has them, and TypeScript knows of none. */
  trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void };
}
