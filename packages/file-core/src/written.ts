const LATIN1 = new TextDecoder('latin1');

/** Bytes as a text that can be searched for other bytes: one character per byte. */
export function searchable(bytes: Uint8Array): string {
  return LATIN1.decode(bytes);
}

/** A text as files contain it: one byte per character, UTF-8, UTF-16 in both orders, hexadecimal. */
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

/** Those of these texts that the bytes contain in any encoding. */
export function textsIn(bytes: Uint8Array, texts: readonly string[]): string[] {
  const whole = searchable(bytes);
  return texts.filter((text) => formsOf(text).some((form) => whole.includes(form)));
}
