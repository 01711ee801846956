import { AMOUNT } from '../rules/code-types';

/** An amount in thousandths: whole numbers, so that nothing is rounded. At most 12 digits, which a number holds exactly. */
type Thousandths = number;

const DECIMALS = 3;
const ONE: Thousandths = 1000;

function thousandthsOf(amount: string): Thousandths {
  const [, sign = '', whole = '0', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const size = Number(whole) * ONE + Number(decimals.padEnd(DECIMALS, '0'));
  return sign === '-' ? -size : size;
}

const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

function amountOf(value: Thousandths, decimals: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size / ONE);
  const rest = String(size % ONE)
    .padStart(DECIMALS, '0')
    .slice(0, decimals);
  return `${value < 0 ? '-' : ''}${whole}${rest && `.${rest}`}`;
}

/** An amount as it is stored, of what was typed with a comma or a point; `null` where it is none. */
export function readAmount(typed: string): string | null {
  const amount = typed.trim().replace(',', '.');
  return AMOUNT.test(amount) ? amount : null;
}

/** What is left of a balance after `spent`, exactly, with as many decimals as the longer of both has. */
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
