import { ownLocale, plainSigns, readNumber } from '@hub/locale';
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

/** A currency's code, sign or name, which may have several words and dots: `USD`, `$ US`, `kr.`, `US dollars`. */
const UNIT = String.raw`[\p{L}\p{Sc}](?:[\p{L}\p{M}\p{Sc}]|\.(?=[\p{L}\s]|$)|\s(?=[\p{L}\p{Sc}]))*`;
/** A number with a currency before or after it: `€37.50`, `37.50 USD`, `-$5`. */
const AROUND = new RegExp(String.raw`^\s*([-−‐‑–]?)\s*(${UNIT})?([^\p{L}\p{Sc}]*?)(${UNIT})?\s*$`, 'u');

/** In prices in whole units, a dash replaces the cents: `12,-` in Dutch, `12.–` in Switzerland, `12:-` in Swedish. */
const NO_CENTS = /(?<=\d)[.,:][-−‐‑–—]{1,2}\s*$/;

const DISPLAYS = ['code', 'symbol', 'narrowSymbol', 'name'] as const;
/** One amount for each form that the name of a currency has in some language: `euro`, `euros`. */
const FORMS = [1, 2, 5, 1.5];

/** The form in which units are compared: Danish writes `kr.`, and others write it `kr`. */
const unitKey = (unit: string) => plainSigns(unit).replace(/\s/g, ' ').replace(/\.$/, '').toLowerCase();

/** The names of a currency in a locale and in English, by {@link unitKey}: `usd`, `us$`, `$`, `us dollars`. */
function findUnits(currency: Currency, locale: string): Set<string> {
  const units = [locale, 'en'].flatMap((each) =>
    DISPLAYS.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(each, {
        ...{ style: 'currency', currency, currencyDisplay },
        // With the usual decimals, every amount takes the form of a fraction.
        ...{ minimumFractionDigits: 0, maximumFractionDigits: 1 },
      });
      return FORMS.flatMap((amount) => format.formatToParts(amount))
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => unitKey(value));
    }),
  );
  return new Set(units);
}

/** Computed on demand: each format costs a phone some milliseconds, and all currencies hundreds. */
const known = new Map<string, ReadonlySet<string>>();

function isUnitOf(currency: Currency, unit: string, locale: string): boolean {
  const key = `${locale} ${currency}`;
  const units = known.get(key) ?? findUnits(currency, locale);
  known.set(key, units);
  return units.has(unitKey(unit));
}

const decimalsIn = (numbers: readonly string[]) => numbers.flatMap((number) => readDecimal(number) ?? []);

/** A number, and the units beside it, at most one on each side; `null` if the text is something else. */
interface Parts {
  number: string;
  units: readonly string[];
}

function partsOf(typed: string): Parts | null {
  const [found, sign = '', before = '', number = '', behind = ''] = AROUND.exec(plainSigns(typed)) ?? [];
  if (found === undefined) return null;
  return {
    number: sign + number.replace(NO_CENTS, ''),
    units: [before, behind].filter((unit) => unit !== ''),
  };
}

const codesIn = (units: readonly string[]) => units.map((unit) => unit.toUpperCase()).filter(isCurrency);

/** Whether units on both sides are a sign and the code, as in `$20.00 USD`: any other two are not understood. */
const isPlain = (units: readonly string[]) => units.length < 2 || codesIn(units).length === 1;

/** The currency whose code is beside a number, such as THB in `1,500 thb`; `null` for none. */
export function codeBeside(typed: string): Currency | null {
  const { number = '', units = [] } = partsOf(typed) ?? {};
  const [code = null] = codesIn(units);
  if (code === null || !isPlain(units) || !/\d/.test(number)) return null;
  return units.every((unit) => isUnitOf(code, unit, ownLocale())) ? code : null;
}

/** Whether a code is still being typed: `1,500 t` is not wrong yet. */
export function isCodeBegun(typed: string): boolean {
  const { units = [] } = partsOf(typed) ?? {};
  const begun = units.at(-1)?.toUpperCase();
  if (begun === undefined || codesIn(units.slice(0, -1)).length > 0) return false;
  return CODES.some((code) => code.startsWith(begun));
}

/** Whether a unit is the code of a currency for which the hub has no rates, such as AED or the former BGN. */
export function isWithoutRates(unit: string): boolean {
  if (!/^[a-z]{3}$/i.test(unit) || isCurrency(unit.toUpperCase())) return false;
  return (
    new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(unit.toUpperCase()) !== undefined
  );
}

/** Reads a typed amount in a currency, with or without its symbol (specification §5.1000, §5.1001). */
export function readAmount(typed: string, currency: Currency, locale = ownLocale()): AmountReading {
  const nothing = { amount: null, choices: [], otherUnit: null };
  const parts = partsOf(typed);
  if (parts === null || !isPlain(parts.units)) return nothing;
  const { number, units } = parts;
  const read = readNumber(number, locale);
  const foreign = units.find((unit) => !isUnitOf(currency, unit, locale));
  if (foreign !== undefined) {
    const isNumber = read.number !== null || read.choices.length > 0;
    const isOther =
      CODES.some((other) => isUnitOf(other, foreign, locale)) || (isNumber && isWithoutRates(foreign));
    return { ...nothing, otherUnit: isOther ? foreign.replace(/\.$/, '') : null };
  }
  const [amount = null] = decimalsIn(read.number === null ? [] : [read.number]);
  return { amount, choices: decimalsIn(read.choices), otherUnit: null };
}
