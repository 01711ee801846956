interface Window {
  /** What the hub uses of Trusted Types: not every browser has them, and TypeScript does not know them. */
  trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void };
}
