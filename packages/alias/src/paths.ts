/** The addresses of the tool (specification §2.60, §2.64, §2.400). */
export const aliasPaths = {
  list: '/alias',
  generate: '/alias/generate',
  connect: '/alias/connect',
} as const;
