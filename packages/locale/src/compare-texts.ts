import { ownLocale } from './own-locale';

const collators = new Map<string, Intl.Collator>();

/**
 * Which of two texts comes first where the person lives: without regard to case, Ä where its readers look for it, and
 * Person 2 before Person 10.
 */
export function compareTexts(a: string, b: string, locale = ownLocale()): number {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator.compare(a, b);
}
