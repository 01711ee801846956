import { ownLocale } from './own-locale';

const collators = new Map<string, Intl.Collator>();

/** Compares texts in the person's locale: capitals beside small letters, Ä in its place, Person 2 before Person 10. */
export function compareTexts(a: string, b: string, locale = ownLocale()): number {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator.compare(a, b);
}
