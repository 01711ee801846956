import { readFileSync } from 'node:fs';

/** The bytes of another program's sample file. */
export function sample(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../import/samples/${name}`, import.meta.url)));
}
