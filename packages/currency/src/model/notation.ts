import { formatNumber, ownLocale } from '@hub/locale';
import { type Decimal, writeDecimal } from './decimal';

/** How numbers are written where the person lives. */
export interface Notation {
  /** A number with so many decimals. */
  write: (number: Decimal | number, decimals: number) => string;
  /** A share such as 0.0012 in percent, with two decimals and without its sign: `0.12%`. */
  percent: (share: number) => string;
}

const exactly = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** The notation of a locale such as `de`, in Latin digits. */
export function notationOf(locale: string): Notation {
  return {
    // As a text, it is written to the last digit.
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

/** The person's own notation. */
export const ownNotation = () => notationOf(ownLocale());
