/** U+FFFD, which replaces half of a surrogate pair. */
const REPLACEMENT = 0xfffd;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
/** A continuation byte: six bits of a character, `shift` bits from its end. */
const next = (code: number, shift: number) => 0x80 | ((code >> shift) & 0x3f);

function bytesOf(code: number): number[] {
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), next(code, 0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), next(code, 6), next(code, 0)];
  return [0xf0 | (code >> 18), next(code, 12), next(code, 6), next(code, 0)];
}

/** Encodes a text as UTF-8: the hooks' engine has no `TextEncoder`. */
export function utf8(text: string): Uint8Array {
  const codes = [...text].map((character) => character.codePointAt(0) ?? REPLACEMENT);
  return Uint8Array.from(codes.flatMap((code) => bytesOf(isSurrogate(code) ? REPLACEMENT : code)));
}
