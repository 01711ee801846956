/** A whole number with its thousands apart. By hand: `Intl` costs a phone 30 ms, and home counts at its start. */
function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** How many addresses, in words: `No addresses yet`, `1 address`, `10,000 addresses`. */
export function countInWords(count: number): string {
  if (count === 0) return 'No addresses yet';
  return `${grouped(count)} ${count === 1 ? 'address' : 'addresses'}`;
}

/** How many addresses a filter leaves: `12 of 148 addresses`. */
export function shareInWords(shown: number, all: number): string {
  return shown === all ? countInWords(all) : `${grouped(shown)} of ${countInWords(all)}`;
}
