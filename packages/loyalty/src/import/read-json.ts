import type { ImportFile } from '@hub/tool-kit/import';

/**
 * Repairs common mistakes in a JSON text: trailing commas, missing values, and line breaks in strings.
 */
function repaired(text: string): string {
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

/** The JSON content of a file, with common mistakes repaired; `undefined` if it is not JSON. */
export function readJson(file: ImportFile): unknown {
  const text = file.text();
  if (text === null || !/^\s*[[{]/.test(text)) return undefined;
  return parsed(text) ?? parsed(repaired(text));
}
