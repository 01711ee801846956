import type { ImportFile } from '@hub/tool-kit/import';

/**
 * A JSON text without the usual mistakes of programs that write it by hand: commas before the end, values left
 * out, and line breaks within texts.
 */
function mended(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/:\s*(?=[,}\]])/g, ':null')
    .replaceAll(/,(?=\s*[}\]])/g, '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The JSON content of a file, also if it is slightly damaged; `undefined` if it is not JSON. */
export function readJson(file: ImportFile): unknown {
  const text = file.text();
  if (text === null || !/^\s*[[{]/.test(text)) return undefined;
  return parsed(text) ?? parsed(mended(text));
}
