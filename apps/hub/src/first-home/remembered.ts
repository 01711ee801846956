import { readStoredText, storeText } from '@hub/auth';

const NAME = 'first-home';

/** What this device remembers of a person's first home: that its steps were shown, or that nothing of it is wanted. */
type Remembered = 'begun' | 'hidden';

/** What this device remembers of a person's first home; `null` for nothing. */
export function rememberedOf(personId: string): Remembered | null {
  const text = readStoredText(personId, NAME);
  return text === 'begun' || text === 'hidden' ? text : null;
}

/** Has this device remember it until the person logs out. */
export function remember(personId: string, what: Remembered): void {
  storeText(personId, NAME, what);
}
