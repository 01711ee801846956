const NUMBER = new Intl.NumberFormat('en');

/** How many addresses, in words: `No addresses yet`, `1 address`, `10,000 addresses`. */
export function countInWords(count: number): string {
  if (count === 0) return 'No addresses yet';
  return `${NUMBER.format(count)} ${count === 1 ? 'address' : 'addresses'}`;
}

/** How many addresses a filter leaves: `12 of 148 addresses`. */
export function shareInWords(shown: number, all: number): string {
  return shown === all ? countInWords(all) : `${NUMBER.format(shown)} of ${countInWords(all)}`;
}
