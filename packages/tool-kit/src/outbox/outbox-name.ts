/** Where what waits of a person lies on this device: apart from all others', so that it can be forgotten as a whole. */
export const outboxName = (person: string) => `hub-outbox-${person}`;
