import { dropStoredText, readStoredText, storedTextNames, storeText } from './stored-text';

/** How long what was typed lies on a device that nobody comes back to. */
const STAYS_MS = 14 * 86_400_000;

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
function parse(entry: string | null): TypedText | null {
  try {
    const value: unknown = JSON.parse(entry ?? 'null');
    return isTypedText(value) && Date.now() - value.at < STAYS_MS ? value : null;
  } catch {
    return null;
  }
}

/** What this person typed on this device under that name in the last 14 days and has not saved; `null` for nothing. */
export function readTypedText(personId: string, name: string): TypedText | null {
  return parse(readStoredText(personId, PREFIX + name));
}

/**
 * Stores what a person types on this device, until it is dropped, they log out or 14 days have passed; returns whether it is
 * stored.
 */
export function storeTypedText(personId: string, name: string, text: string): boolean {
  const entry: TypedText = { text, at: Date.now() };
  return storeText(personId, PREFIX + name, JSON.stringify(entry));
}

/** Deletes what was typed under that name. */
export function dropTypedText(personId: string, name: string): void {
  dropStoredText(personId, PREFIX + name);
}

/** Deletes what this person typed more than 14 days ago. */
export function dropOldTypedTexts(personId: string): void {
  for (const name of storedTextNames(personId, PREFIX)) {
    if (readTypedText(personId, name) === null) dropTypedText(personId, name);
  }
}
