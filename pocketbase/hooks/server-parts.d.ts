declare module 'virtual:hub-server-parts' {
  /** What the server does for each tool, from their `server/index.ts` (`server-parts.mjs`). */
  export const parts: readonly import('./server-part').ServerPart[];
}
