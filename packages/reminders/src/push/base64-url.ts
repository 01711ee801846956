const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes as base64url without padding (RFC 4648 §5): the hooks' engine has no `btoa` or `Buffer`. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const length = Math.min(bytes.length - at, 3) + 1;
    for (let index = 0; index < length; index += 1) text += ALPHABET[(group >> (18 - 6 * index)) & 63] ?? '';
  }
  return text;
}

/** Decodes base64url, with or without padding. Throws if a character is not in its alphabet. */
export function fromBase64Url(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [bits, bitCount, at] = [0, 0, 0];
  for (const digit of digits) {
    const value = ALPHABET.indexOf(digit);
    if (value < 0) throw new Error(`No character of base64url: ${digit}`);
    bits = ((bits << 6) | value) & 0xfff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      bytes[at] = (bits >> bitCount) & 0xff;
      at += 1;
    }
  }
  return bytes;
}
