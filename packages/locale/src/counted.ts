import { formatNumber } from './format-number';
import { ownLocale } from './own-locale';

/** From here on, a number has a thousands separator. */
const THOUSAND = 1000;

/** Formats a whole number: `148`, `10,000`. Small ones need no `Intl`, whose first use costs 30 ms. */
export function formatCount(count: number, locale = ownLocale()): string {
  return count < THOUSAND ? String(count) : formatNumber(count, {}, locale);
}

/** How many of something: `1 exercise`, `4 exercises`, `10,000 addresses`. */
export function counted(count: number, one: string, several = `${one}s`, locale = ownLocale()): string {
  return `${formatCount(count, locale)} ${count === 1 ? one : several}`;
}

/** The same for a line of its own: `No exercises` for 0. */
export function countedOrNone(count: number, one: string): string {
  return count === 0 ? `No ${one}s` : counted(count, one);
}
