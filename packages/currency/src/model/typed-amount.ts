import { ownLocale, readNumber } from '@hub/locale';
import { CODES, type Currency, isCurrency } from './currencies';
import { type Decimal, readDecimal } from './decimal';

/** The result of reading a typed amount. */
export interface AmountReading {
  /** `null` if the text is not an amount, or is ambiguous. */
  amount: Decimal | null;
  /** The possible amounts of an ambiguous text. */
  choices: readonly Decimal[];
  /** The currency in the text, if it differs from the field's. */
  otherUnit: string | null;
}

const UNIT = String.raw`[\p{L}\p{Sc}]+`;
/** A number with a currency before or after it: `€37.50`, `37.50 USD`, `-$5`. */
const AROUND = new RegExp(String.raw`^\s*([-−‐‑–]?)\s*(${UNIT})?([^\p{L}\p{Sc}]*?)(${UNIT})?\s*$`, 'u');

const DISPLAYS = ['code', 'symbol', 'narrowSymbol', 'name'] as const;

/** The names of a currency in a locale and in English, in lower case: `usd`, `us$`, `$`, `us dollars`. */
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

/** Computed on demand: each format costs a phone some milliseconds, and all currencies hundreds. */
const known = new Map<string, ReadonlySet<string>>();

function isUnitOf(currency: Currency, unit: string, locale: string): boolean {
  const key = `${locale} ${currency}`;
  const units = known.get(key) ?? findUnits(currency, locale);
  known.set(key, units);
  return units.has(unit.toLowerCase());
}

const decimalsIn = (numbers: readonly string[]) => numbers.flatMap((number) => readDecimal(number) ?? []);

/** The text around a number, and the number; `null` if the number is between two words. */
function partsOf(typed: string): { number: string; unit: string } | null {
  const [found, sign = '', before = '', number = '', behind = ''] = AROUND.exec(typed) ?? [];
  if (found === undefined || (before !== '' && behind !== '')) return null;
  return { number: sign + number, unit: before || behind };
}

/** The currency whose code is beside a number, such as THB in `1,500 thb`; `null` for none. */
export function codeBeside(typed: string): Currency | null {
  const { number = '', unit = '' } = partsOf(typed) ?? {};
  const code = unit.toUpperCase();
  return /\d/.test(number) && isCurrency(code) ? code : null;
}

/** Whether a code is still being typed: `1,500 t` is not wrong yet. */
export function isCodeBegun(typed: string): boolean {
  const { unit = '' } = partsOf(typed) ?? {};
  return unit !== '' && CODES.some((code) => code.startsWith(unit.toUpperCase()));
}

/** Reads a typed amount in a currency, with or without its symbol (specification §5.1000, §5.1001). */
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
