import { PDFName } from './pdf-lib';

const names = new Map<string, PDFName>();
const texts = new WeakMap<PDFName, string>();

/** The name with this text, cached: pdf-lib looks for escapes each time, of the same few names. */
export function nameFor(text: string): PDFName {
  const known = names.get(text);
  if (known) return known;
  const name = PDFName.of(text);
  names.set(text, name);
  return name;
}

/** The text of a name, which is decoded only once. */
export function textOfName(name: PDFName): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = name.decodeText();
  texts.set(name, text);
  return text;
}
