/** What the tools of the workspace export as `tool`, in the order of the home screen; made by `vite-tools.ts`. */
declare module 'virtual:hub-tools' {
  export const tools: readonly import('@hub/tool-kit').Tool[];
}

/** What they export as `offline`, where they do. */
declare module 'virtual:hub-offline' {
  export const offlines: readonly import('@hub/tool-kit').Offline[];
}
