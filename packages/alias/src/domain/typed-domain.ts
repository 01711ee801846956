import { keepOnDevice, readFromDevice } from '../model/device-memory';

/** A domain as a person typed it on this device. */
export interface TypedDomain {
  text: string;
  /** The hub has it. */
  isSent: boolean;
}

const NAME = 'domain';

function parse(stored: string): TypedDomain {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
      return { text: value.text, isSent: 'isSent' in value && value.isSent === true };
  } catch {
    // An earlier version stored only the text.
  }
  return { text: stored, isSent: false };
}

/** The domain that a person last typed on this device; `null` if there is none, or storage is blocked. */
export function readTypedDomain(personId: string): TypedDomain | null {
  const stored = readFromDevice(personId, NAME);
  return stored === null ? null : parse(stored);
}

/** Stores what a person typed. If storage is blocked or full, it lasts until the page is left. */
export function storeTypedDomain(personId: string, typed: TypedDomain): void {
  keepOnDevice(personId, NAME, JSON.stringify(typed));
}
