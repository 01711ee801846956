import { ownLocale, readNumber } from '@hub/locale';
import { AMOUNT } from '../rules/code-types';
import { decimalsOf, formatAmount } from './format-amount';

/** An amount in thousandths: an integer of at most 12 digits, which a number represents exactly. */
type Thousandths = number;

const DECIMALS = 3;
const ONE: Thousandths = 1000;

function thousandthsOf(amount: string): Thousandths {
  const [, sign = '', whole = '0', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const size = Number(whole) * ONE + Number(decimals.padEnd(DECIMALS, '0'));
  return sign === '-' ? -size : size;
}

function amountOf(value: Thousandths, decimals: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size / ONE);
  const rest = String(size % ONE)
    .padStart(DECIMALS, '0')
    .slice(0, decimals);
  return `${value < 0 ? '-' : ''}${whole}${rest && `.${rest}`}`;
}

/** Whether the comma in a file's text may separate thousands or decimals: `1,234`, but not `0,500`. */
export function hasUnclearComma(text: string): boolean {
  return /^-?[1-9]\d{0,2},\d{3}$/.test(text.trim());
}

/** An amount in the stored form, from a file's text with a comma or a point; `null` if it is none, or ambiguous. */
export function readAmount(text: string): string | null {
  if (hasUnclearComma(text)) return null;
  const amount = text.trim().replace(',', '.');
  return AMOUNT.test(amount) ? amount : null;
}

/** The possible amounts, in the stored form, of a typed text: exactly one if it is unambiguous. */
function typedAmounts(typed: string, locale = ownLocale()): string[] {
  const { number, choices } = readNumber(typed, locale);
  return (number === null ? choices : [number]).filter((amount) => AMOUNT.test(amount));
}

/** A typed amount in the stored form; `null` if it is not an amount, or ambiguous. */
export function readTypedAmount(typed: string, locale = ownLocale()): string | null {
  const [amount = null, ...others] = typedAmounts(typed, locale);
  return others.length === 0 ? amount : null;
}

/** A stored amount in the person's notation, without thousands separators. */
export function writeAmount(amount: string, locale = ownLocale()): string {
  return formatAmount(amount, locale, { useGrouping: false });
}

/** How to write an ambiguous amount instead, as a sentence; `undefined` for any other text. */
export function unclearAmount(typed: string, locale = ownLocale()): string | undefined {
  const [one, two] = typedAmounts(typed, locale).map((amount) => writeAmount(amount, locale));
  if (one === undefined || two === undefined) return undefined;
  return `Enter ${one} or ${two}: “${typed.trim()}” could be either.`;
}

/** Why a typed amount is rejected, as a sentence. */
export function amountProblem(typed: string, locale = ownLocale()): string | undefined {
  if (readTypedAmount(typed, locale) !== null) return undefined;
  const example = writeAmount('12.50', locale);
  return unclearAmount(typed, locale) ?? `Enter an amount such as ${example}, with at most three decimals.`;
}

/** The exact rest of a balance after `spent`, with as many decimals as the longer of the two. */
export function leftAfter(balance: string, spent: string): string {
  const decimals = Math.max(decimalsOf(balance), decimalsOf(spent));
  return amountOf(thousandthsOf(balance) - thousandthsOf(spent), decimals);
}

/** Whether an amount is below zero. */
export function isNegative(amount: string): boolean {
  return thousandthsOf(amount) < 0;
}

/** Whether an amount is more than zero. */
export function isPositive(amount: string): boolean {
  return thousandthsOf(amount) > 0;
}
