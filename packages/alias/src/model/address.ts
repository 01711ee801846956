/** An address as it was typed, without the spaces around it; of a name alone, that name at `domain` where there is one. */
export function wholeAddress(typed: string, domain: string | null): string {
  const [name = '', ...rest] = typed.trim().split('@');
  const isName = name !== '' && rest.join('@') === '';
  return isName && domain !== null ? `${name}@${domain}` : typed.trim();
}

/** The form in which addresses are compared: they are unique without regard to case. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}
