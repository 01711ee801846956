import { ownLocale } from './own-locale';

const collators = new Map<string, Intl.Collator>();

/**
 * Compares two texts in the person's locale: ignoring case, with Ä where its readers expect it, and Person 2
 * before Person 10.
 */
export function compareTexts(a: string, b: string, locale = ownLocale()): number {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator.compare(a, b);
}
