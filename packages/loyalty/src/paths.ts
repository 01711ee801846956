/** The paths of the tool, with the spelling of the specification (§2.90 to §2.96, §2.101, §2.140). */
export const loyaltyPaths = {
  list: '/loyality',
  add: '/loyality/add',
  scan: '/loyality/scan',
  terms: '/loyality/terms',
  card: (id: string) => `/loyality/${id}`,
  edit: (id: string) => `/loyality/${id}/edit`,
} as const;

/** A link to the list, in red below the message that the card does not exist (specification §8.90). */
export const listLink = { label: 'Go to Loyality', to: loyaltyPaths.list, isAlarm: true };
