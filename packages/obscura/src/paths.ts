/** The address of the tool's screen. */
export const obscuraPaths = { files: '/obscura' } as const;
