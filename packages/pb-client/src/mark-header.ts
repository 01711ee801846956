/** The header by which the hub says that an answer is its own; its value is the hub's id (decision 026). */
export const MARK_HEADER = 'X-Hub';
