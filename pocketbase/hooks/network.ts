/** The groups of an IPv6 address, those that `::` leaves out too. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const start = before === '' ? [] : before.split(':');
  if (after === undefined) return start;
  const end = after === '' ? [] : after.split(':');
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
}

/**
 * The network that a visitor's address stands for: the address itself of IPv4, the first half of one of IPv6, for a
 * household has all of the other half (RFC 6177), and changes it by itself.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const groups = groupsOf(plain).slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
