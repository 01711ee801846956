/** The form in which addresses are compared: they are unique without regard to case. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}
