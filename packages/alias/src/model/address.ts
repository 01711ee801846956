/** The form in which addresses are compared: they are unique without regard to case. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}

/** The pieces of an address between which a line may break: after each hyphen and before the @. */
export function breakableParts(address: string): string[] {
  return address.split(/(?<=-)|(?=@)/);
}
