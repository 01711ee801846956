import { ownLocale } from './own-locale';

/** Say in which direction to read; words and digits that stand around all go from left to right. */
const DIRECTIONS = /[\u061c\u200e\u200f]/g;

/** A locale with the digits of English text, and with its own signs between them. */
export function withLatinDigits(locale: string): string {
  return new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
}

/** Made when they are first asked for: each costs a phone some milliseconds, the first of all 30. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(withLatinDigits(locale), options);
  formats.set(key, format);
  return format;
}

/** A number with the point or comma and the thousands of the person's locale: `1,234.5`, `1.234,5`, `1’234.5`. */
export function formatNumber(
  value: number | Intl.StringNumericLiteral,
  options: Intl.NumberFormatOptions = {},
  locale = ownLocale(),
): string {
  return formatOf(locale, options).format(value).replace(DIRECTIONS, '');
}

/** A share as a percentage, rounded to a whole one: `42%`, in German `42 %`. */
export function formatPercent(share: number, locale = ownLocale()): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, locale);
}
