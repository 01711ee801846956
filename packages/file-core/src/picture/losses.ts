import type { Header } from './header';

/**
 * What a picture loses when it is redrawn, one sentence each.
 * @param when whether it is redrawn only if it is resized or marked, or in any case
 */
export function lossesOf(header: Header | null, when: 'resized or marked' | 'redrawn'): string[] {
  if (!header) return [];
  const { isAnimated, bits, isPrint } = header;
  return [
    isAnimated ? `It is animated: ${when}, it keeps only its first frame.` : null,
    bits > 8 ? `Its colours have ${bits} bits each: ${when}, they have 8.` : null,
    isPrint ? `It is made for print: ${when}, it has the colours of a screen.` : null,
  ].filter((sentence) => sentence !== null);
}
