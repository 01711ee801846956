/** The pattern of an `http://` or `https://` address. The database checks it too, and its patterns have no flag for capitals. */
export const WEB_ADDRESS = String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+[^\s]*$`;

/** Whether a text is an `http://` or `https://` address; the hub links to nothing else (no `javascript:`). */
export function isWebAddress(text: string): boolean {
  return new RegExp(WEB_ADDRESS).test(text);
}
