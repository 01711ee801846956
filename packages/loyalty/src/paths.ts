/** The addresses of the tool, spelt as the specification does (§2). */
export const loyaltyPaths = {
  list: '/loyality',
  add: '/loyality/add',
  terms: '/loyality/terms',
  card: (id: string) => `/loyality/${id}`,
  edit: (id: string) => `/loyality/${id}/edit`,
} as const;

/** The way to the list from a card that is not there, which is told in red (specification §8.90). */
export const listLink = { label: 'Go to Loyality', to: loyaltyPaths.list, isAlarm: true };
