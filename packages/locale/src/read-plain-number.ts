import { plainSigns } from './plain-signs';

/** Digits with a separator of decimals somewhere; Arabic keyboards have one of their own. */
const PLAIN = /^(?=.*\d)(\d*)[.,٫]?(\d*)$/;

/**
 * Reads a typed number that is too small for thousands separators: 0 or more, with a point or a comma before the
 * decimals, in the digits of any script. NaN for anything else.
 */
export function readPlainNumber(typed: string): number {
  const [, whole = '', decimals = ''] = PLAIN.exec(plainSigns(typed).trim()) ?? [];
  return whole + decimals === '' ? NaN : Number(`${whole}.${decimals}`);
}
