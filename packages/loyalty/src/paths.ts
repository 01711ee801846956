/** The addresses of the tool, spelt as the specification does (§2). */
export const loyaltyPaths = {
  list: '/loyality',
  add: '/loyality/add',
  scan: '/loyality/scan',
  terms: '/loyality/terms',
  card: (id: string) => `/loyality/${id}`,
  edit: (id: string) => `/loyality/${id}/edit`,
} as const;

/** A link to the list, with a sentence in red that the card is not there (specification §8.90). */
export const listLink = { label: 'Go to Loyality', to: loyaltyPaths.list, isAlarm: true };
