import { isAscii } from '../rules';
import { checkDomain } from './domain';

/** An address as it was typed, without the spaces around it; of a name alone, that name at `domain` where there is one. */
export function wholeAddress(typed: string, domain: string | null): string {
  const [name = '', ...rest] = typed.trim().split('@');
  const isName = name !== '' && rest.join('@') === '';
  return isName && domain !== null ? `${name}@${domain}` : typed.trim();
}

/**
 * An address with its domain as mail servers write it, and as the generator does: `info@bücher.example` →
 * `info@xn--bcher-kva.example`. What has no such domain comes back as it is.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || [...domain].every(isAscii)) return address;
  const check = checkDomain(domain);
  return 'domain' in check ? `${address.slice(0, at)}@${check.domain}` : address;
}

/** The form in which addresses are compared: they are unique without regard to case. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}
