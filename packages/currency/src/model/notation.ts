import { formatNumber, ownLocale, withLatinDigits } from '@hub/locale';
import { type Decimal, readDecimal, writeDecimal } from './decimal';

/** How numbers are written where the person lives. */
export interface Notation {
  /** Parses the typed text as a number; `null` if it is none. Group separators count only in their proper places. */
  read: (text: string) => Decimal | null;
  /** A number with so many decimals. */
  write: (number: Decimal | number, decimals: number) => string;
  /** A share such as 0.0012 in percent, with two decimals and without its sign: `0.12%`. */
  percent: (share: number) => string;
}

const MINUS = /^[-−‐‑–]/;
const SPACE = /\s/;
/** Say in which direction to read; what is written has some, where text runs from right to left. */
const DIRECTIONS = /[\u061c\u200e\u200f]/g;
const APOSTROPHES = /['’]/g;
const ALL_DIGITS = 9876543210;

interface Signs {
  decimal: string;
  group: string;
  /** The ten digits, from 0 to 9. */
  digits: readonly string[];
}

function signsOf(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(ALL_DIGITS)].reverse();
  return { decimal: valueOf('decimal'), group: valueOf('group'), digits };
}

/** Of the several characters that stand for one, the one that is expected here. */
function tidy(text: string): string {
  return text.replace(DIRECTIONS, '').trim().replace(/\s/g, ' ').replace(APOSTROPHES, '’');
}

/** The digits without the separators of thousands; `null` where a separator is misplaced, as in `1.5` for Germans. */
function ungroup(whole: string, group: string): string | null {
  const sign = SPACE.test(group) ? ' ' : tidy(group);
  if (sign === '' || !whole.includes(sign)) return whole;
  const [first = '', ...rest] = whole.split(sign);
  const last = rest.pop() ?? '';
  // In India, all groups but the last have two digits.
  const isWell =
    /^\d{1,3}$/.test(first) && /^\d{3}$/.test(last) && rest.every((part) => /^\d{2,3}$/.test(part));
  return isWell ? [first, ...rest, last].join('') : null;
}

function readIn({ decimal, group, digits }: Signs, text: string): Decimal | null {
  const latin = [...tidy(text)].map((char) => {
    const digit = digits.indexOf(char);
    return digit < 0 ? char : String(digit);
  });
  const [whole = '', fraction, ...rest] = latin.join('').replace(MINUS, '-').split(decimal);
  if (rest.length > 0) return null;
  const sign = whole.startsWith('-') ? '-' : '';
  const plain = ungroup(whole.slice(sign.length), group);
  return plain === null
    ? null
    : readDecimal(`${sign}${plain}${fraction === undefined ? '' : `.${fraction}`}`);
}

const exactly = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** The notation of a locale such as `de`: what is typed may have its own digits, what is written has Latin ones. */
export function notationOf(locale: string): Notation {
  let signs: Signs[] | undefined;
  return {
    read: (text) => {
      signs ??= [withLatinDigits(locale), locale].map(signsOf);
      return signs.reduce<Decimal | null>((number, each) => number ?? readIn(each, text), null);
    },
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

let own: Notation | undefined;

/** The person's own notation. It is made when it is first asked for: the first use of `Intl` costs a phone 30 ms. */
export function ownNotation(): Notation {
  own ??= notationOf(ownLocale());
  return own;
}
