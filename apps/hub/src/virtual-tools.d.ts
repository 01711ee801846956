/** The `tool` export of each tool, in the order of the home screen; `vite-tools.ts` generates it. */
declare module 'virtual:hub-tools' {
  export const tools: readonly import('@hub/tool-kit').Tool[];
}

/** The `offline` export of each tool that has one. */
declare module 'virtual:hub-offline' {
  export const offlines: readonly import('@hub/tool-kit').Offline[];
}
