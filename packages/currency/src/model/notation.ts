import { formatNumber, ownLocale } from '@hub/locale';
import { type Decimal, writeDecimal } from './decimal';

/** The number formats of the person's locale. */
export interface Notation {
  /** A number with a given number of decimals. */
  write: (number: Decimal | number, decimals: number) => string;
  /** A share such as 0.0012 in percent, with two decimals and without its sign: `0.12%`. */
  percent: (share: number) => string;
}

const exactly = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** The notation of a locale such as `de`, with Latin digits. */
export function notationOf(locale: string): Notation {
  return {
    // Passed as a text, it is formatted to the last digit.
    write: (number, decimals) =>
      formatNumber(
        typeof number === 'number' ? number : (writeDecimal(number) as Intl.StringNumericLiteral),
        exactly(decimals),
        locale,
      ),
    percent: (share) =>
      formatNumber(share, { style: 'percent', ...exactly(2), signDisplay: 'never' }, locale),
  };
}

/** The person's notation. */
export const ownNotation = () => notationOf(ownLocale());
