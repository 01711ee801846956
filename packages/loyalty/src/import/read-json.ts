import type { ImportFile } from '@hub/tool-kit/import';

/** What a file says in JSON; `undefined` where it is none. */
export function readJson(file: ImportFile): unknown {
  const text = file.text();
  if (text === null || !/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
