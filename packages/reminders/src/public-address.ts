/**
 * `http` or `https`, the host with or without brackets, an optional port; without a user, of which servers think differently. A
 * host is of ASCII alone: programs fold other letters and digits to these, so that `１２７.0.0.1` would pass as a name and lead
 * to this machine.
 */
const ADDRESS = /^https?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
/** Ends of names that only a home or company network knows (RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAMES = [
  'localhost',
  'local',
  'internal',
  'home.arpa',
  'lan',
  'home',
  'intranet',
  'localdomain',
];

/** The host of a web address, in small letters and without brackets; `null` where it is none. */
export function hostOf(address: string): string | null {
  const host = ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;
  return host?.replace(/^\[|\]$/g, '').replace(/\.$/, '') ?? null;
}

function isPrivateIpv4([a = 0, b = 0]: readonly number[]): boolean {
  return (
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || b === 0)) ||
    (a === 198 && (b === 18 || b === 19))
  );
}

/**
 * Whether a host lies on the open internet, as far as its name tells: what a name resolves to is not looked up. An IP
 * address that is written in another way than in four decimal numbers counts as private, and so does each of IPv6: no service
 * for reminders is reached by one.
 */
export function isPublicHost(host: string): boolean {
  if (host.includes(':')) return false;
  const labels = host.split('.');
  if (labels.length < 2 || PRIVATE_NAMES.some((name) => host === name || host.endsWith(`.${name}`)))
    return false;
  // A name whose last label is a number is read as an IPv4 address (WHATWG URL Standard, "ends in a number").
  if (!/^(\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) return true;
  const isPlain = labels.length === 4 && labels.every((label) => /^(0|[1-9]\d{0,2})$/.test(label));
  return isPlain && !isPrivateIpv4(labels.map(Number));
}
