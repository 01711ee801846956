declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts a Web Push message with a browser's keys. Throws if they don't fit. */
  export function decrypt(
    message: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
