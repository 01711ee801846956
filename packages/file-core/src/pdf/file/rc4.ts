/** RC4, of old PDFs, which no maintained library offers; encrypting and decrypting are the same. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (i: number, j: number) => {
    const value = state[i] ?? 0;
    state[i] = state[j] ?? 0;
    state[j] = value;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  const result = new Uint8Array(bytes.length);
  for (let at = 0, i = 0, j = 0; at < bytes.length; at += 1) {
    i = (i + 1) & 0xff;
    j = (j + (state[i] ?? 0)) & 0xff;
    swap(i, j);
    const mask = state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0;
    result[at] = (bytes[at] ?? 0) ^ mask;
  }
  return result;
}
