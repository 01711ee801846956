import type { WeightUnit } from './amounts';

/** One set of a written result; missing values are `null`. */
export interface ResultSet {
  weight: Weight | null;
  repetitions: number | null;
  seconds: number | null;
}

/** A weight in the unit in which it was written. */
export interface Weight {
  amount: number;
  unit: WeightUnit;
}

/**
 * Without a unit, the first of two numbers is a number of sets up to this limit, otherwise a weight in kg: `3x8`,
 * `60x8`.
 */
const MOST_SETS = 10;
/** A number above these is a typing error, or means something else. */
const MOST_REPETITIONS = 1_000;
const MOST_WEIGHT = 1_000;
const MOST_SECONDS = 4 * 3_600;

const AMOUNT = String.raw`(\d+(?:[.,]\d{1,2})?)`;
const COUNT = String.raw`(\d+)`;
const UNIT = String.raw`\s*(kgs?|kilos?|lbs?|pounds?)`;
const TIMES = String.raw`\s*[x×*]\s*`;
const AT = String.raw`\s*(?:@|\bat\b)\s*`;
const REPS = String.raw`(?:\s*(?:reps?|repetitions?))?`;
const DURATION = String.raw`(\d+)\s*(s|sec|secs|seconds?|min|mins|minutes?)`;

type Reader = (match: readonly string[]) => ResultSet | null;

/** A part of a result: a set, and how often it was done. */
export interface ResultPart {
  set: ResultSet;
  times: number;
}

function weightOf(amount: string, unit = 'kg'): Weight | null {
  const value = Number(amount.replace(',', '.'));
  return value > 0 && value <= MOST_WEIGHT ? { amount: value, unit: /^[lp]/.test(unit) ? 'lb' : 'kg' } : null;
}

function lifted(weight: Weight | null, repetitions: string | undefined): ResultSet | null {
  const count = Number(repetitions);
  if (weight === null) return null;
  if (repetitions === undefined) return { weight, repetitions: null, seconds: null };
  return isCount(count, MOST_REPETITIONS) ? { weight, repetitions: count, seconds: null } : null;
}

function isCount(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}

function repeated(repetitions: string): ResultSet | null {
  const count = Number(repetitions);
  return isCount(count, MOST_REPETITIONS) ? { weight: null, repetitions: count, seconds: null } : null;
}

function timed(duration: string, unit: string): ResultSet | null {
  const seconds = Number(duration) * (unit.startsWith('m') ? 60 : 1);
  return isCount(seconds, MOST_SECONDS) ? { weight: null, repetitions: null, seconds } : null;
}

/** Whether the first of two or three numbers can be a number of sets. */
const isSets = (text: string) => isCount(Number(text), MOST_SETS);

/** The first number of a form, which can be a number of sets. */
const firstNumber = ([, sets]: readonly (string | undefined)[]) => sets;

/** The forms of a part, each with how to read its numbers, and its number of sets if it has one. */
const FORMS: readonly [form: string, read: Reader, sets?: typeof firstNumber][] = [
  // 3x8 @ 60 kg, 8 @ 60 kg, 3 × 8 at 62,5
  [
    `(?:${COUNT}${TIMES})?${COUNT}${REPS}${AT}${AMOUNT}(?:${UNIT})?`,
    ([, , reps = '', amount = '', unit]) => lifted(weightOf(amount, unit), reps),
    firstNumber,
  ],
  // 3 x 12 x 20lb
  [
    `${COUNT}${TIMES}${COUNT}${TIMES}${AMOUNT}(?:${UNIT})?`,
    ([, sets = '', reps = '', amount = '', unit]) =>
      isSets(sets) ? lifted(weightOf(amount, unit), reps) : null,
    firstNumber,
  ],
  // 60 kg x 8, 60 kg
  [
    `${AMOUNT}${UNIT}(?:${TIMES}${COUNT}${REPS})?`,
    ([, amount = '', unit, reps]) => lifted(weightOf(amount, unit), reps),
  ],
  // 8 x 60 kg
  [
    `${COUNT}${TIMES}${AMOUNT}${UNIT}`,
    ([, reps = '', amount = '', unit]) => lifted(weightOf(amount, unit), reps),
  ],
  // 3x45 s, 45 s
  [
    `(?:${COUNT}${TIMES})?${DURATION}`,
    ([, , duration = '', unit = '']) => timed(duration, unit),
    firstNumber,
  ],
  // 12 reps
  [String.raw`${COUNT}\s*(?:reps?|repetitions?)`, ([, reps = '']) => repeated(reps)],
  // 3x8 are sets, 60x8 is a weight
  [
    `${AMOUNT}${TIMES}${COUNT}${REPS}`,
    ([, first = '', reps = '']) => (isSets(first) ? repeated(reps) : lifted(weightOf(first), reps)),
    ([, first = '']) => (isSets(first) ? first : undefined),
  ],
];

const READERS = FORMS.map(
  ([form, read, sets = () => undefined]) => [new RegExp(`^${form}$`), read, sets] as const,
);

/** Only two numbers. */
const TWO_NUMBERS = new RegExp(`^${COUNT}${TIMES}${COUNT}$`);

function readPart(part: string): ResultPart | null {
  for (const [form, read, setsOf] of READERS) {
    const match = form.exec(part);
    if (match === null) continue;
    const set = read(match);
    return set && { set, times: Number(setsOf(match) ?? 1) };
  }
  return null;
}

/** A comma between two digits is a decimal separator if that makes sense; otherwise it separates sets. */
function divide(part: string): string[] {
  return readPart(part) === null ? part.split(',').map((piece) => piece.trim()) : [part];
}

/** Whether one of several parts, such as `8x10`, can be sets as well as a weight. */
function isUnclear(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.some((part) => isSets(TWO_NUMBERS.exec(part)?.[1] ?? ''));
}

/**
 * The parts of a written result (specification §5.28), each with how often it was done; `null` if not all of
 * it is understood, because a guess would give a wrong chart. Parts are separated by commas, semicolons and
 * line breaks; words without a digit are remarks.
 */
export function readResultParts(text: string): ResultPart[] | null {
  const parts = text
    .toLowerCase()
    .split(/[;\n]|,(?=\s)/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => /\d/.test(part))
    .flatMap(divide);
  if (parts.length === 0 || isUnclear(parts)) return null;
  const read = parts.map(readPart);
  return read.every((part) => part !== null) ? read : null;
}

/** The sets of a written result, one per part; `null` if not all of it is understood. */
export function readResult(text: string): ResultSet[] | null {
  return readResultParts(text)?.map(({ set }) => set) ?? null;
}
