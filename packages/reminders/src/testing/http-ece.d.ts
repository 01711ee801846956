declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Reads a message of Web Push with the keys of a browser. Throws where they don't fit. */
  export function decrypt(
    message: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
