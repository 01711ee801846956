/** The database of one person's unsent changes. Each person has one, so that it can be deleted as a whole. */
export const outboxName = (person: string) => `hub-outbox-${person}`;
