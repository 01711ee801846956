import { ownLocale } from './own-locale';
import { DIRECTIONS } from './plain-signs';

/** A locale with Latin digits, and its own separators. */
export function withLatinDigits(locale: string): string {
  return new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
}

/** Created on demand: each costs a phone some milliseconds, the first one 30. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(withLatinDigits(locale), options);
  formats.set(key, format);
  return format;
}

/**
 * Formats a number with the separators of the person's locale: `1,234.5`, `1.234,5`, `1’234.5`. Without direction
 * marks, because the words and digits around it all read from left to right.
 */
export function formatNumber(
  value: number | Intl.StringNumericLiteral,
  options: Intl.NumberFormatOptions = {},
  locale = ownLocale(),
): string {
  return formatOf(locale, options).format(value).replace(DIRECTIONS, '');
}

/** Formats a share as a whole percentage: `42%`, in German `42 %`. */
export function formatPercent(share: number, locale = ownLocale()): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, locale);
}
