import { PDFArray, PDFName, type PDFObject } from '../pdf-lib';
import { textOfName } from '../names';
import type { PdfFile } from '../file/pdf-file';
import type { Shown } from '../shown/shown';
import { isWord } from './words';

/** Resolves references: a whole file, or a part of a file without references. */
export interface Source extends Pick<PdfFile, 'resolve' | 'size'> {
  shown: Shown;
}

/**
 * What a part of a document may contain. Only what a shape lists is copied, so that private data can't slip
 * through; at worst something needed is missing.
 */
export type Shape = Plain | Dict | List | Tuple | Named | Choice | Weak | Word;

/** A shape, or a function that returns it, for shapes that contain themselves. */
export type Lazy = Shape | (() => Shape);

/** The kinds of simple values; a boolean counts as a number. */
export type Leaf = 'number' | 'name' | 'text';

/** A value of one of these kinds; if `inLists`, also a list of them. */
export interface Plain {
  kind: 'plain';
  takes: readonly Leaf[];
  inLists: boolean;
}

/**
 * The content of a stream: data that is copied unchanged, a font program, a picture, segments shared by
 * pictures (JBIG2), a colour profile, a content stream, a CMap, or a calculator function.
 */
export type Contents =
  'data' | 'font' | 'picture' | 'shared picture' | 'profile' | 'drawing' | 'code' | 'calculation';

/** A dictionary, or a stream with its dictionary. */
export interface Dict {
  kind: 'dict';
  /** The name that findings and weak references use. */
  name: string;
  keys: Readonly<Record<string, Lazy>>;
  /** Values that the copy always gets, whatever the file has. */
  fixed: Readonly<Record<string, string>>;
  /** Keys that are dropped without a finding: nothing in them is personal, and no copy needs them. */
  idle: ReadonlySet<string>;
  stream: Contents | null;
  /** Whether a second reference to an object is dropped: a tree whose branches meet would not end. */
  once: boolean;
}

/** An array of any length; a single value counts as an array of one. */
export interface List {
  kind: 'list';
  of: Lazy;
}

/** An array in which each position has a meaning; further elements are like the last one. */
export interface Tuple {
  kind: 'tuple';
  of: readonly Lazy[];
}

/** A dictionary with names that the file chooses. */
export interface Named {
  kind: 'named';
  of: Lazy;
  /** Whether only the entries that a content stream uses are copied. */
  byUse: boolean;
}

/** A shape that depends on the value; `null` drops the value. */
export interface Choice {
  kind: 'choice';
  choose: (value: PDFObject, file: Source) => Shape | null;
}

/** A reference to an object that is copied only if another way leads to it: the page of a link. */
export interface Weak {
  kind: 'weak';
  /** The name of the shape with which the object must be reached. */
  to: string;
}

/** A required text whose original value is replaced. */
export interface Word {
  kind: 'word';
  says: string;
}

const leaf = (inLists: boolean, ...takes: Leaf[]): Plain => ({ kind: 'plain', takes, inLists });

export const numbers = leaf(true, 'number');
/** Numbers, and names that the file chooses itself. */
export const codes = leaf(true, 'number', 'name');
export const text = leaf(false, 'text');
export const texts = leaf(true, 'number', 'name', 'text');
/** A name that the file chooses itself: a name object, or a text. */
export const called = leaf(false, 'name', 'text');

const severalWords: Tuple = { kind: 'tuple', of: [() => words] };
/** Numbers, and names of the standard: others may be those of persons. */
export const words: Choice = {
  kind: 'choice',
  choose: (value) => {
    if (value instanceof PDFArray) return severalWords;
    return value instanceof PDFName && !isWord(textOfName(value)) ? null : codes;
  },
};

/** The keys whose values are names of the standard, or lists of them; every other key of `values` takes only numbers. */
const NAMES = new Set(
  (
    'Type Subtype S Name FT H IT LE RT Sy CP M Di N RI BM TK SMask FontStretch ' +
    'BaseEncoding ProcSet Intent TP SW BaseState ListMode Event Category ExportState PrintState ' +
    'ViewState P PageLayout PageMode Tabs NonFullScreenPageMode Direction ViewArea ViewClip PrintArea PrintClip ' +
    'PrintScaling Duplex Enforce Attached HalftoneName R Placement WritingMode BorderStyle ' +
    'TBorderStyle BlockAlign InlineAlign TextAlign LineHeight Width Height TextDecorationType GlyphOrientationVertical ' +
    'RubyAlign RubyPosition TextPosition ListNumbering Role Checked checked Scope PhoneticAlphabet'
  ).split(' '),
);

export const list = (of: Lazy): List => ({ kind: 'list', of });
export const tuple = (...of: Lazy[]): Tuple => ({ kind: 'tuple', of });
export const named = (of: Lazy): Named => ({ kind: 'named', of, byUse: false });
export const used = (of: Lazy): Named => ({ kind: 'named', of, byUse: true });
export const weak = (to: string): Weak => ({ kind: 'weak', to });
export const word = (says: string): Word => ({ kind: 'word', says });
export const choice = (choose: Choice['choose']): Choice => ({ kind: 'choice', choose });

/** The shape of what no shape names. */
export const leftOut = choice(() => null);

interface DictOptions {
  /** The keys whose values are texts, separated by spaces. */
  texts?: string;
  keys?: Record<string, Lazy>;
  fixed?: Record<string, string>;
  idle?: string;
  stream?: Contents;
  once?: boolean;
}

/** A dictionary; `values` are the keys with numbers or names of the standard, separated by spaces. */
export function dict(name: string, values: string, options: DictOptions = {}): Dict {
  const keysIn = (list = '') => list.split(' ').filter(Boolean);
  const plain = keysIn(values).map((key) => [key, NAMES.has(key) ? words : numbers] as const);
  const written = keysIn(options.texts).map((key) => [key, text] as const);
  return {
    kind: 'dict',
    name,
    keys: { ...Object.fromEntries([...plain, ...written]), ...options.keys },
    fixed: options.fixed ?? {},
    idle: new Set(options.idle?.split(' ')),
    stream: options.stream ?? null,
    once: options.once ?? false,
  };
}

/** Resolves a lazy shape. */
export function shapeOf(lazy: Lazy): Shape {
  return typeof lazy === 'function' ? lazy() : lazy;
}
