/** Whether a text from an address can be the id of a record. */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9]{15}$/.test(text);
}
