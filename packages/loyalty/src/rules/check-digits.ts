/** The check digit of a GS1 number (EAN, UPC-A, ITF-14): its other digits weigh 3, 1, 3 … from the right. */
export function checkDigitOf(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1;
    sum += Number(digits.charAt(index)) * weight;
  }
  return String((10 - (sum % 10)) % 10);
}

/**
 * The 11 digits of UPC-A, without the check digit, of a UPC-E number: `upcE` consists of its number system, 0
 * or 1, and six digits. The last of the six determines where zeros were removed.
 */
export function expandUpcE(upcE: string): string {
  const [system, ...six] = upcE.slice(0, 7);
  const [a, b, c, d, e, last = ''] = six;
  if (last <= '2') return [system, a, b, last, '0000', c, d, e].join('');
  if (last === '3') return [system, a, b, c, '00000', d, e].join('');
  if (last === '4') return [system, a, b, c, d, '00000', e].join('');
  return [system, a, b, c, d, e, '0000', last].join('');
}
