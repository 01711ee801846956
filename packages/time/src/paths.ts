/** The address of the tool (specification §2.50). */
export const timePaths = { cities: '/time' } as const;
