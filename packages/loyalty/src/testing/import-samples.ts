import { readFileSync } from 'node:fs';

/** The bytes of a sample file of another program. */
export function sample(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../import/samples/${name}`, import.meta.url)));
}
