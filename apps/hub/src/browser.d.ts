interface Window {
  /**
   * The part of Trusted Types that the hub uses; not every browser has them, and TypeScript does not know
   * them.
   */
  trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void };
}
