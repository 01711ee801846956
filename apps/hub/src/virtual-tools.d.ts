/** The `tool` export of each tool, in the order of the home screen; `virtual-modules.mjs` generates it. */
declare module 'virtual:hub-tools' {
  export const tools: readonly import('@hub/tool-kit').Tool[];
}

/** The `takesShared` export of each tool that has one. */
declare module 'virtual:hub-takes-shared' {
  export const sharedUses: readonly import('@hub/tool-kit').SharedUse[];
}

/** The `offline` export of each tool that has one. */
declare module 'virtual:hub-offline' {
  export const offlines: readonly import('@hub/tool-kit').Offline[];
}
