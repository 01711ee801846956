import { dropStoredText, readStoredText, storedTextNames, storeText } from './stored-text';

/** How long what was typed, and the files chosen with it, stay on a device that nobody comes back to. */
export const TYPED_TEXT_STAYS_MS = 14 * 86_400_000;

const PREFIX = 'typed.';

/** What a person has typed on this device and not saved. */
export interface TypedText {
  text: string;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

function isTypedText(value: unknown): value is TypedText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

/** What is stored, unless it is old or of another shape. */
function parse(entry: string): TypedText | null {
  try {
    const value: unknown = JSON.parse(entry);
    return isTypedText(value) && Date.now() - value.at < TYPED_TEXT_STAYS_MS ? value : null;
  } catch {
    return null;
  }
}

/** What this person typed on this device under that name in the last 14 days and has not saved; `null` for nothing. */
export function readTypedText(personId: string, name: string): TypedText | null {
  const entry = readStoredText(personId, PREFIX + name);
  if (entry !== null) return parse(entry);
  // Earlier releases stored the text alone.
  const text = readStoredText(personId, name);
  return text === null ? null : { text, at: Date.now() };
}

/**
 * Stores what a person types here until it is dropped, a log-out, or 14 days have passed. Returns whether it is
 * stored.
 */
export function storeTypedText(personId: string, name: string, text: string): boolean {
  const entry: TypedText = { text, at: Date.now() };
  return storeText(personId, PREFIX + name, JSON.stringify(entry));
}

/** Deletes what was typed under that name. */
export function dropTypedText(personId: string, name: string): void {
  dropStoredText(personId, PREFIX + name);
  dropStoredText(personId, name);
}

/** The names that begin with `prefix` of what this person typed on this device, without the prefix. */
export function typedTextNames(personId: string, prefix: string): string[] {
  return storedTextNames(personId, PREFIX + prefix);
}

/** Deletes what this person typed more than 14 days ago. */
export function dropOldTypedTexts(personId: string): void {
  for (const name of storedTextNames(personId, PREFIX)) {
    if (readTypedText(personId, name) === null) dropTypedText(personId, name);
  }
}
