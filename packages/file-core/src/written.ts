const LATIN1 = new TextDecoder('latin1');

/** Bytes as a text in which others can be looked for: one character for each. */
export function searchable(bytes: Uint8Array): string {
  return LATIN1.decode(bytes);
}

/** A text in the forms in which files write it: one byte a character, UTF-8, UTF-16 of either order, digits. */
export function formsOf(text: string): string[] {
  const utf8 = new TextEncoder().encode(text);
  const units = Array.from(text, (_, index) => text.charCodeAt(index));
  const big = Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 255]));
  const little = Uint8Array.from(units.flatMap((unit) => [unit & 255, unit >> 8]));
  const digits = [utf8, big].map((form) =>
    Array.from(form, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  );
  const plain = [text, ...[utf8, big, little].map(searchable), ...digits];
  return [...new Set([...plain, ...digits.map((form) => form.toUpperCase())])];
}

/** Those of these texts that stand in the bytes, in any form. */
export function textsIn(bytes: Uint8Array, texts: readonly string[]): string[] {
  const whole = searchable(bytes);
  return texts.filter((text) => formsOf(text).some((form) => whole.includes(form)));
}
