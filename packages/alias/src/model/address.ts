/** An address as it was typed, without the spaces around it; of a name alone, that name at `domain`. */
export function wholeAddress(typed: string, domain: string): string {
  const [name = '', ...rest] = typed.trim().split('@');
  const isName = name !== '' && rest.join('@') === '';
  return isName ? `${name}@${domain}` : typed.trim();
}

/** The form in which addresses are compared: they are unique without regard to case. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}
