import type { Header } from './header';

/** What a picture loses when it is drawn anew, a sentence each. */
export function lossesOf(header: Header | null): string[] {
  if (!header) return [];
  const { isAnimated, bits, isPrint } = header;
  return [
    isAnimated ? 'It is animated: resized or marked, it keeps only its first picture.' : null,
    bits > 8 ? `Its colours have ${bits} bits each: resized or marked, they have 8.` : null,
    isPrint ? 'It is made for print: resized or marked, it has the colours of a screen.' : null,
  ].filter((sentence) => sentence !== null);
}
