/** The groups of an IPv6 address, including those that `::` omits. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const start = before === '' ? [] : before.split(':');
  if (after === undefined) return start;
  const end = after === '' ? [] : after.split(':');
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
}

/**
 * The network of a visitor's address: an IPv4 address itself; the first half of an IPv6 address, because a
 * household has the whole second half (RFC 6177) and changes it automatically.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const groups = groupsOf(plain).slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
