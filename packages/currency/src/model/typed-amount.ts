import { ownLocale, readNumber } from '@hub/locale';
import { CODES, type Currency, isCurrency } from './currencies';
import { type Decimal, readDecimal } from './decimal';

/** What was typed as an amount of a currency. */
export interface AmountReading {
  /** `null` where the text is no amount, or may be several. */
  amount: Decimal | null;
  /** The amounts that an unclear text may stand for. */
  choices: readonly Decimal[];
  /** The currency that the text names, where it is another one than the field's. */
  otherUnit: string | null;
}

const UNIT = String.raw`[\p{L}\p{Sc}]+`;
/** A number with its currency before or behind it: `€37.50`, `37.50 USD`, `-$5`. */
const AROUND = new RegExp(String.raw`^\s*([-−‐‑–]?)\s*(${UNIT})?([^\p{L}\p{Sc}]*?)(${UNIT})?\s*$`, 'u');

const DISPLAYS = ['code', 'symbol', 'narrowSymbol', 'name'] as const;

/** How a currency is called in a locale and in English, in small letters: `usd`, `us$`, `$`, `us dollars`. */
function findUnits(currency: Currency, locale: string): Set<string> {
  const units = [locale, 'en'].flatMap((each) =>
    DISPLAYS.flatMap((currencyDisplay) =>
      new Intl.NumberFormat(each, { style: 'currency', currency, currencyDisplay })
        .formatToParts(2)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value.toLowerCase()),
    ),
  );
  return new Set(units);
}

/** Found when they are first asked for: each format costs a phone some milliseconds, and all currencies take hundreds. */
const known = new Map<string, ReadonlySet<string>>();

function isUnitOf(currency: Currency, unit: string, locale: string): boolean {
  const key = `${locale} ${currency}`;
  const units = known.get(key) ?? findUnits(currency, locale);
  known.set(key, units);
  return units.has(unit.toLowerCase());
}

const decimalsIn = (numbers: readonly string[]) => numbers.flatMap((number) => readDecimal(number) ?? []);

/** What stands around and in the middle of a number; `null` where it is in the middle of two words. */
function partsOf(typed: string): { number: string; unit: string } | null {
  const [found, sign = '', before = '', number = '', behind = ''] = AROUND.exec(typed) ?? [];
  if (found === undefined || (before !== '' && behind !== '')) return null;
  return { number: sign + number, unit: before || behind };
}

/** The currency whose code stands beside a number, such as THB in `1,500 thb`; `null` where none does. */
export function codeBeside(typed: string): Currency | null {
  const { number = '', unit = '' } = partsOf(typed) ?? {};
  const code = unit.toUpperCase();
  return /\d/.test(number) && isCurrency(code) ? code : null;
}

/** Whether a code is being typed: nothing is wrong yet with `1,500 t`. */
export function isCodeBegun(typed: string): boolean {
  const { unit = '' } = partsOf(typed) ?? {};
  return unit !== '' && CODES.some((code) => code.startsWith(unit.toUpperCase()));
}

/** Reads a typed amount of a currency, with or without the currency's sign (specification §5.1000, §5.1001). */
export function readAmount(typed: string, currency: Currency, locale = ownLocale()): AmountReading {
  const nothing = { amount: null, choices: [], otherUnit: null };
  const parts = partsOf(typed);
  if (parts === null) return nothing;
  const { number, unit } = parts;
  const read = readNumber(number, locale);
  if (unit !== '' && !isUnitOf(currency, unit, locale)) {
    const isOther = CODES.some((other) => isUnitOf(other, unit, locale));
    return { ...nothing, otherUnit: isOther ? unit : null };
  }
  const [amount = null] = decimalsIn(read.number === null ? [] : [read.number]);
  return { amount, choices: decimalsIn(read.choices), otherUnit: null };
}
