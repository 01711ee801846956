import type { Pair } from './model/currencies';

/** The addresses of the tool (specification §2.40, §2.41). */
export const currencyPaths = {
  list: '/currency',
  pair: ({ from, to }: Pair) => `/currency/${from}-${to}`,
} as const;
