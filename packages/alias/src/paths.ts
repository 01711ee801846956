/** The addresses of the tool (specification §2). */
export const aliasPaths = {
  list: '/alias',
  generate: '/alias/generate',
  connect: '/alias/connect',
} as const;
