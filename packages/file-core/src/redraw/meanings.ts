import { type Meanings, meaningKey } from './seen-text';

/** The operator list of pdf.js: the numbers of the operators, and their arguments. */
export interface Operators {
  fnArray: readonly unknown[];
  argsArray: readonly unknown[];
}

/** The numbers of the operators that set the font, show text, and save and restore the graphics state. */
export type Numbers = Readonly<
  Record<'setFont' | 'setGState' | 'showText' | (typeof BEGINS)[number] | (typeof ENDS)[number], number>
>;

/** The longest text of one character, a ligature such as “ffi”: nobody sees a longer one in it. */
const MOST_LETTERS = 3;

const BEGINS = ['save', 'paintFormXObjectBegin', 'beginGroup', 'beginAnnotation'] as const;
const ENDS = ['restore', 'paintFormXObjectEnd', 'endGroup', 'endAnnotation'] as const;

interface Letter {
  fontChar: string;
  unicode: string;
}

const isLetter = (item: unknown): item is Letter =>
  typeof item === 'object' &&
  item !== null &&
  'fontChar' in item &&
  typeof item.fontChar === 'string' &&
  'unicode' in item &&
  typeof item.unicode === 'string';

/** The name of the font that an operator sets, also through a graphics state; `null` for none. */
function fontIn(given: unknown): string | null {
  const [first] = Array.isArray(given) ? (given as readonly unknown[]) : [];
  if (typeof first === 'string') return first;
  if (!Array.isArray(first)) return null;
  for (const entry of first as readonly unknown[]) {
    const [key, value] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    if (key === 'Font') return fontIn(value);
  }
  return null;
}

/** The characters that are shown; the numbers between them only move the next one. */
function lettersOf(given: unknown): readonly Letter[] {
  const [items] = Array.isArray(given) ? (given as readonly unknown[]) : [];
  return Array.isArray(items) ? (items as readonly unknown[]).filter(isLetter) : [];
}

/**
 * The text of each character that a page draws. `familyOf` gives the family of a font as a canvas writes it. The text of
 * a character that stands for several ones is unknown.
 */
export function meaningsOf(
  { fnArray, argsArray }: Operators,
  numbers: Numbers,
  familyOf: (font: string) => string,
): Meanings {
  const meanings = new Map<string, string | null>();
  const outer: string[] = [];
  const isOneOf = (operator: unknown, names: readonly (keyof Numbers)[]) =>
    names.some((name) => numbers[name] === operator);
  let family = '';
  for (const [index, operator] of fnArray.entries()) {
    const given = argsArray[index];
    if (isOneOf(operator, BEGINS)) outer.push(family);
    if (isOneOf(operator, ENDS)) family = outer.pop() ?? '';
    if (isOneOf(operator, ['setFont', 'setGState'])) {
      const font = fontIn(given);
      if (font !== null) family = familyOf(font);
    }
    if (operator !== numbers.showText) continue;
    for (const { fontChar, unicode } of lettersOf(given)) {
      const key = meaningKey(family, fontChar);
      const text = unicode.length > MOST_LETTERS ? null : unicode.normalize('NFKC');
      meanings.set(key, meanings.has(key) && meanings.get(key) !== text ? null : text);
    }
  }
  return meanings;
}
