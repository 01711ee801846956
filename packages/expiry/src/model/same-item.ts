import { foldName } from '@hub/locale';
import type { ExpiryItem } from '../api/expiry.schema';
import { normaliseCountry } from './country';

/** The fields of a form that tell items apart. */
interface Typed {
  name: string;
  person: string;
  country: string;
  expiryDate: string;
}

type Known = Pick<ExpiryItem, 'id' | 'name' | 'person' | 'country' | 'expiryDate'>;

const isSame = (a: string, b: string) => foldName(a) === foldName(b);

function isThere(typed: Typed, known: Known): boolean {
  return (
    typed.expiryDate === known.expiryDate &&
    isSame(typed.name, known.name) &&
    isSame(typed.person, known.person ?? '') &&
    isSame(normaliseCountry(typed.country), known.country ?? '')
  );
}

/**
 * A remark of the form about an item that somebody has entered before; `id` is that of the item that is being
 * edited. Two passports of one person are of different countries or dates.
 */
export function sameItemNote(typed: Typed, id: string | null, items: readonly Known[]): string | undefined {
  return items.some((known) => known.id !== id && isThere(typed, known))
    ? 'An item with this name, person, country and date already exists.'
    : undefined;
}
