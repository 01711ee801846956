import type { ImportFile } from '@hub/tool-kit/import';

/** The JSON content of a file; `undefined` if it is not JSON. */
export function readJson(file: ImportFile): unknown {
  const text = file.text();
  if (text === null || !/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
