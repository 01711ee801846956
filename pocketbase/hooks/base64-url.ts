const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Converts hex to base64url without padding (RFC 4648 §5). The hooks' engine has no function for it. */
export function base64Url(hex: string): string {
  const bits = [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  const groups = bits.match(/.{1,6}/g) ?? [];
  return groups.map((group) => LETTERS[parseInt(group.padEnd(6, '0'), 2)]).join('');
}
