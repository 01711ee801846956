declare module 'virtual:hub-collections' {
  /** The collections of all tools, from their `server/collections.ts` (`virtual-modules.mjs`). */
  export const collections: readonly import('./schema-types').Collection[];
}
