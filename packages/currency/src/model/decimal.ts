/**
 * A decimal number as it is written, of any length: `digits / 10 ** scale`. Amounts are kept so because a
 * binary number has no more than 15 digits that are right: too few for the fourth decimal of a trillion.
 */
export interface Decimal {
  digits: bigint;
  /** The number of digits after the point. */
  scale: number;
}

const PLAIN = /^(-?)(\d+)(?:\.(\d*))?$|^(-?)\.(\d+)$/;

/** Parses a text such as `-1234.50`; `null` for any other text. */
export function readDecimal(text: string): Decimal | null {
  const [found, sign = '', whole = '', decimals = '', pointSign = '', bare = ''] = PLAIN.exec(text) ?? [];
  if (found === undefined) return null;
  const fraction = decimals + bare;
  const digits = BigInt(whole + fraction);
  return { digits: sign + pointSign === '-' ? -digits : digits, scale: fraction.length };
}

/** Formats it with a point, as in `1234.50`. */
export function writeDecimal({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const all = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const point = all.length - scale;
  return scale === 0 ? sign + all : `${sign}${all.slice(0, point)}.${all.slice(point)}`;
}

/** The nearest floating-point number, for comparisons: a long number loses its last digits. */
export function toNumber(decimal: Decimal): number {
  return Number(writeDecimal(decimal));
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** The quotient of two integers as an integer, rounded half away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const over = dividend < 0n ? -dividend : dividend;
  const under = divisor < 0n ? -divisor : divisor;
  const quotient = (2n * over + under) / (2n * under);
  return isNegative ? -quotient : quotient;
}

/** `amount × by ÷ over`, rounded once to `decimals`, half away from zero. */
export function scaleDecimal(amount: Decimal, by: Decimal, over: Decimal, decimals: number): Decimal {
  const dividend = amount.digits * by.digits * power(over.scale + decimals);
  const divisor = over.digits * power(amount.scale + by.scale);
  return { digits: divideRounded(dividend, divisor), scale: decimals };
}
