/** The outbox needs the table of fields, which is in the file of the forms. */
export const loadOutbox = async () => (await import('../../api/loyalty.outbox')).loyaltyOutbox;
