/** The header that identifies a response as the hub's; its value is the hub's id (decision 026). */
export const HUB_ID_HEADER = 'X-Hub';
