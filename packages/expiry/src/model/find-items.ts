import { findBy } from '@hub/locale';
import type { ExpiryItem } from '../api/expiry.schema';
import { countryName } from './country';

function searchedText({ name, person, category, country, document }: ExpiryItem): string {
  return [name, person, category, country, country && countryName(country), document?.name].join('\n');
}

/** The items whose name, person, category, country or document has the typed words; all while nothing is typed. */
export function findItems(items: readonly ExpiryItem[], typed: string): readonly ExpiryItem[] {
  return findBy(items, typed, searchedText);
}
