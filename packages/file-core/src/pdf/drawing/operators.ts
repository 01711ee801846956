/** The operands of an operator: their number, and which of them can contain text. */
export interface Operator {
  operands: number;
  /** `texts` are in an array; `marks` are a name, and a dictionary or another name. */
  takes: 'numbers' | 'name' | 'text' | 'texts' | 'marks';
  /** The position of its name operand, counted from the last operand. */
  nameAt: number;
}

const operator = (takes: Operator['takes'], counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(
    ([name, operands]) => [name, { operands, takes, nameAt: operands === 2 ? 2 : 1 }] as const,
  );

/** The number of operands that readers keep for an operator that takes one for each colour component. */
const ANY = 33;

/**
 * The operators that draw, and those that begin and end marked content, for screen readers or layers (ISO
 * 32000-2, annex A). Marked-content points (MP, DP) are missing: they draw nothing, and no screen reader uses
 * them.
 */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...operator('numbers', {
    b: 0,
    B: 0,
    'b*': 0,
    'B*': 0,
    BI: 0,
    BT: 0,
    BX: 0,
    c: 6,
    cm: 6,
    d: 2,
    d0: 2,
    d1: 6,
  }),
  ...operator('numbers', { EI: 0, EMC: 0, ET: 0, EX: 0, f: 0, F: 0, 'f*': 0, G: 1, g: 1, h: 0, i: 1, ID: 0 }),
  ...operator('numbers', { j: 1, J: 1, K: 4, k: 4, l: 2, m: 2, M: 1, n: 0, q: 0, Q: 0, re: 4, RG: 3, rg: 3 }),
  ...operator('numbers', { s: 0, S: 0, SC: ANY, sc: ANY, 'T*': 0, Tc: 1, Td: 2, TD: 2, TL: 1, Tm: 6, Tr: 1 }),
  ...operator('numbers', { Ts: 1, Tw: 1, Tz: 1, v: 4, w: 1, W: 0, 'W*': 0, y: 4 }),
  ...operator('name', { BMC: 1, cs: 1, CS: 1, Do: 1, gs: 1, ri: 1, scn: ANY, SCN: ANY, sh: 1, Tf: 2 }),
  ...operator('text', { Tj: 1, "'": 1, '"': 3 }),
  ...operator('texts', { TJ: 1 }),
  ...operator('marks', { BDC: 2 }),
]);

const LONGEST = Math.max(...[...OPERATORS.keys()].map((name) => name.length));
/** The most operators that may be joined to one word. */
const MOST_GLUED = 8;

/** If a word consists of operators without spaces between them, the length of the first; otherwise 0. */
export function firstOperator(word: string, depth = 0): number {
  if (OPERATORS.has(word)) return word.length;
  if (word.length > MOST_GLUED * LONGEST || depth > MOST_GLUED) return 0;
  for (let length = Math.min(LONGEST, word.length - 1); length > 0; length -= 1) {
    if (OPERATORS.has(word.slice(0, length)) && firstOperator(word.slice(length), depth + 1) > 0)
      return length;
  }
  return 0;
}
