import { latin1 } from '../../bytes';
import { Tokens } from '../drawing/tokens';
import { asText } from '../file/bytes';

/** A text by which another one is set, without anything else. */
export interface Appearance {
  text: string;
  /** Whether nothing was removed. */
  isWhole: boolean;
}

/** The operators that set the font, colour and place of a text, and how many numbers each takes. */
const OPERATORS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    Tf: 1,
    g: 1,
    G: 1,
    rg: 3,
    RG: 3,
    k: 4,
    K: 4,
    Tc: 1,
    Tw: 1,
    Tz: 1,
    TL: 1,
    Ts: 1,
    Tr: 1,
    Td: 2,
    Tm: 6,
  }),
);
/** The name of a font in the resources of the form. */
const FONT = /^\/[\w+,.#-]*$/;
/** No operand is longer. */
const LONGEST = 128;

/** A default appearance (ISO 32000-2, 12.7.4.3) with nothing but operators for font, size, colour and place. */
export function cleanAppearance(given: string): Appearance {
  const tokens = new Tokens(latin1(given));
  const kept: string[] = [];
  let operands: string[] = [];
  let isWhole = true;
  while (tokens.next()) {
    const word = asText(tokens.bytes, tokens.start, Math.min(tokens.at, tokens.start + LONGEST));
    if (tokens.kind === 'number' || tokens.kind === 'name') operands.push(word);
    else if (tokens.kind === 'word' && isOperation(word, operands)) {
      kept.push(...operands, word);
      operands = [];
    } else {
      isWhole = false;
      if (tokens.kind !== 'comment') operands = [];
    }
  }
  return { text: kept.join(' '), isWhole: isWhole && operands.length === 0 };
}

function isOperation(word: string, operands: readonly string[]): boolean {
  const count = OPERATORS.get(word);
  if (count === undefined) return false;
  const [font, ...sizes] = word === 'Tf' ? operands : ['/', ...operands];
  return FONT.test(font ?? '') && sizes.length === count && sizes.every((size) => !size.startsWith('/'));
}
