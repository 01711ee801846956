declare module 'virtual:hub-server-parts' {
  /** What the server does for each tool, from their `server/index.ts` (`virtual-modules.mjs`). */
  export const serverParts: readonly import('./server-part').ServerPart[];
}
