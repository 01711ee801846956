/**
 * FNC1 in the text of a code. Scanners report it as the group separator, and not at all where it comes first;
 * a card keeps it there as well.
 */
export const FNC1 = '\x1d';

/** Whether a text begins with FNC1, by which tills know a code of GS1 (GS1-128, GS1 DataMatrix). */
export function isGs1(text: string): boolean {
  const [first, second = FNC1] = text;
  return first === FNC1 && second !== FNC1;
}
