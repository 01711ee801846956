/** Whitespace separates the words of a line, so an address with whitespace can't be in a map. */
const isWord = (address: string) => !/[\s#]/.test(address);

/**
 * A map of virtual aliases for Postfix (https://www.postfix.org/virtual.5.html): each address with its
 * mailbox, sorted, so that two maps can be compared.
 */
export function postfixMap(addresses: readonly string[], mailbox: string): string {
  const lines = addresses
    .filter(isWord)
    .sort()
    .map((address) => `${address} ${mailbox}`);
  return ['# virtual_alias_maps of Postfix. After a change, run: postmap FILE', ...lines, ''].join('\n');
}
