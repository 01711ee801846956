/** Whether a text is an `http://` or `https://` address; the hub links to nothing else (no `javascript:`). */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(text);
}
