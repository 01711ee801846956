/** The header that identifies a response as the hub's; its value is the hub's id (decision 026). */
export const MARK_HEADER = 'X-Hub';
