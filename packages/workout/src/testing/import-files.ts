import { readFileSync } from 'node:fs';
import { importFile, type ImportFormat } from '@hub/tool-kit/import';

/** The text of another program's sample file. */
export function sample(name: string): string {
  return readFileSync(new URL(`../import/samples/${name}`, import.meta.url), 'utf8');
}

/** The result of reading a text with a format. */
export function readText<Values>(format: ImportFormat<Values>, text: string, answers = {}) {
  return format.read(importFile('workouts.csv', new TextEncoder().encode(text)), answers);
}
