/** The pattern of an `http://` or `https://` address, as the database checks it. */
export const WEB_ADDRESS = String.raw`^https?://[^\s/?#]+[^\s]*$`;

/** Whether a text is an `http://` or `https://` address; the hub links to nothing else (no `javascript:`). */
export function isWebAddress(text: string): boolean {
  return new RegExp(WEB_ADDRESS, 'i').test(text);
}
