import { withLatinDigits } from './format-number';
import { ownLocale } from './own-locale';
import { plainSigns } from './plain-signs';

/** The possible meanings of a typed number. Numbers are texts with a point, such as `-1234.50`. */
export interface NumberReading {
  /** The number, if the text has only one meaning; otherwise `null`. */
  number: string | null;
  /** The possible numbers of an ambiguous text; empty if it is not ambiguous, or not a number. */
  choices: readonly string[];
}

/** The separators of a notation. */
interface Signs {
  decimal: string;
  group: string;
}

const NOTHING: NumberReading = { number: null, choices: [] };
const MINUS = /^[-−‐‑–]/;
/** The separators that are in use anywhere; those of Arabic digits are in no other notation. */
const DECIMALS = ['.', ','];
const GROUPS = ['.', ',', ' ', '’'];
const ARABIC: Signs = { decimal: '٫', group: '٬' };
const FOREIGN: readonly Signs[] = [
  ...DECIMALS.flatMap((decimal) =>
    GROUPS.filter((group) => group !== decimal).map((group) => ({ decimal, group })),
  ),
  ARABIC,
];

/** Replaces variants of a character by the expected one. */
const tidy = (text: string) => plainSigns(text).trim().replace(/\s/g, ' ').replace(/'/g, '’');

function signsOf(locale: string, options: Intl.NumberFormatOptions): Signs {
  const parts = new Intl.NumberFormat(locale, { ...options, useGrouping: true }).formatToParts(1234567.5);
  const signOf = (type: string) => {
    const sign = parts.find((part) => part.type === type)?.value ?? '';
    return /^\s$/.test(sign) ? ' ' : tidy(sign);
  };
  return { decimal: signOf('decimal'), group: signOf('group') };
}

interface Notations {
  /** The locale's notations of numbers and of money: Austria writes `1 234`, but `€ 1.234`. */
  own: readonly Signs[];
  /** Foreign notations that don't give a separator of the locale another meaning. */
  free: readonly Signs[];
}

function notationsOf(locale: string): Notations {
  const own = [withLatinDigits(locale), locale].flatMap((each) => [
    signsOf(each, {}),
    signsOf(each, { style: 'currency', currency: 'EUR' }),
  ]);
  const free = FOREIGN.filter(({ decimal, group }) =>
    own.every((signs) => signs.group !== decimal && signs.decimal !== group),
  );
  return { own, free };
}

/** Created on demand: the first use of `Intl` costs a phone 30 ms. */
const known = new Map<string, Notations>();

function knownNotations(locale: string): Notations {
  const notations = known.get(locale) ?? notationsOf(locale);
  known.set(locale, notations);
  return notations;
}

/** Correct groups: three digits at the end, two or three before (India), and no 0 at the beginning. */
const GROUPED = /^[1-9]\d{0,2}(?: \d{2,3})* \d{3}$/;

/** Removes the thousands separators; `null` if one is misplaced, as in `1.5` for Germans. */
function ungroup(whole: string, group: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const spaced = group === ' ' ? whole : whole.replaceAll(' ', '?').replaceAll(group, ' ');
  return GROUPED.test(spaced) ? spaced.replaceAll(' ', '') : null;
}

function readWith({ decimal, group }: Signs, text: string): string | null {
  const [written = '', fraction = '', ...rest] = text.split(decimal);
  const whole = group === '' ? written : ungroup(written, group);
  if (rest.length > 0 || whole === null || !/^\d+$/.test(whole + fraction)) return null;
  return `${whole || '0'}${fraction && `.${fraction}`}`;
}

function readAll(notations: readonly Signs[], text: string): string[] {
  return [...new Set(notations.flatMap((signs) => readWith(signs, text) ?? []))];
}

function readSize(text: string, { own, free }: Notations): NumberReading {
  const [number, ...others] = readAll(own, text);
  if (number !== undefined) {
    return others.length === 0 ? { number, choices: [] } : { number: null, choices: [number, ...others] };
  }
  const choices = readAll(FOREIGN, text);
  const [only] = choices;
  const isCertain = only !== undefined && choices.length === 1 && readAll(free, text).length === 1;
  return isCertain ? { number: only, choices: [] } : { number: null, choices };
}

/**
 * Reads a typed number in the browser's notation of numbers and money, in the digits of any script. A foreign
 * notation is accepted if it has one meaning and none of its separators has another meaning here: `1.5` is
 * accepted in French. `1.234` is not, because it has two meanings; nor is `1.5` in German, where it looks like
 * the start of `1.500`.
 */
export function readNumber(typed: string, locale = ownLocale()): NumberReading {
  const text = tidy(typed).replace(MINUS, '-');
  if (text === '') return NOTHING;
  const sign = text.startsWith('-') ? '-' : '';
  const { number, choices } = readSize(text.slice(sign.length).trimStart(), knownNotations(locale));
  return {
    number: number === null ? null : sign + number,
    choices: choices.map((choice) => sign + choice),
  };
}
