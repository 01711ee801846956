declare module 'virtual:hub-rights' {
  /** What everyone may do with the records of each tool, from their `server/testing.ts`. */
  export const rows: readonly import('../testing').Row[];
}
