import { counted, formatCount } from '@hub/locale';

/** How many addresses, in words: `No e-mail aliases`, `1 address`, `10,000 addresses`. */
export function countInWords(count: number): string {
  return count === 0 ? 'No e-mail aliases' : counted(count, 'address', 'addresses');
}

/** How many addresses a filter leaves: `12 of 148 addresses`. */
export function shareInWords(shown: number, all: number): string {
  return shown === all ? countInWords(all) : `${formatCount(shown)} of ${countInWords(all)}`;
}
