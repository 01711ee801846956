import type { PDFObject } from '../pdf-lib';
import type { PdfFile } from '../file/pdf-file';
import type { Shown } from '../shown/shown';

/** The source of values: a file, or a part of a file without references. */
export interface Source extends Pick<PdfFile, 'resolve' | 'size'> {
  shown: Shown;
}

/**
 * What a part of a document may hold. A copy is made by shape: what a shape does not name is not copied, so nothing
 * private can be overlooked, only something needed be forgotten.
 */
export type Shape = Plain | Dict | List | Tuple | Named | Choice | Weak | Word;

/** A shape, or for one that contains itself, how to get it. */
export type Lazy = Shape | (() => Shape);

/** The kinds of simple values; a boolean counts as a number. */
export type Leaf = 'number' | 'name' | 'text';

/** A value of one of these kinds, or where lists are meant, a list of them. */
export interface Plain {
  kind: 'plain';
  takes: readonly Leaf[];
  inLists: boolean;
}

/**
 * What the bytes of a stream are: data that stays as it is, the program of a font, a picture, parts that pictures share
 * (JBIG2), a colour profile, what pages draw, a table of characters, or a calculation.
 */
export type Contents =
  'data' | 'font' | 'picture' | 'shared picture' | 'profile' | 'drawing' | 'code' | 'calculation';

/** A dictionary, or the stream that it begins. */
export interface Dict {
  kind: 'dict';
  /** Its name, which findings and weak references use. */
  name: string;
  keys: Readonly<Record<string, Lazy>>;
  /** Values that the copy gets whatever the file says. */
  fixed: Readonly<Record<string, string>>;
  /** Keys that go without a word, for they hold nothing of anyone: the copy needs none. */
  idle: ReadonlySet<string>;
  stream: Contents | null;
  /** Whether a second reference to the same one is dropped: a tree whose branches meet has no end. */
  once: boolean;
}

/** An array of any length; a lone value counts as an array of one. */
export interface List {
  kind: 'list';
  of: Lazy;
}

/** An array with a meaning for each place; places after the last are like it. */
export interface Tuple {
  kind: 'tuple';
  of: readonly Lazy[];
}

/** A dictionary whose names the file chooses. */
export interface Named {
  kind: 'named';
  of: Lazy;
  /** Whether only those stay that what is drawn uses. */
  byUse: boolean;
}

/** A shape that depends on the value; `null` when the value is to go. */
export interface Choice {
  kind: 'choice';
  choose: (value: PDFObject, file: Source) => Shape | null;
}

/** A reference to something that stays only if it is reached by another way, such as a link's page. */
export interface Weak {
  kind: 'weak';
  /** The name of the shape that it stays with. */
  to: string;
}

/** A text that has to be there, but not the one that the file has. */
export interface Word {
  kind: 'word';
  says: string;
}

const leaf = (inLists: boolean, ...takes: Leaf[]): Plain => ({ kind: 'plain', takes, inLists });

export const numbers = leaf(true, 'number');
export const codes = leaf(true, 'number', 'name');
export const text = leaf(false, 'text');
export const texts = leaf(true, 'number', 'name', 'text');
/** A name that the file itself chose: a name object, or a text. */
export const called = leaf(false, 'name', 'text');

/** The keys whose values are names, or lists that hold some; nothing else hides in a place that is for numbers. */
const NAMES = new Set(
  (
    'Type Subtype S Name AS FT H IT LE RT Sy CP M Di O N RI BM TK SMask  FontStretch CMapName ' +
    'BaseEncoding Differences Lang ProcSet Intent TP SW BaseState ListMode Event Category ExportState PrintState ' +
    'ViewState P PageLayout PageMode Tabs NonFullScreenPageMode Direction ViewArea ViewClip PrintArea PrintClip ' +
    'PrintScaling Duplex Enforce Attached Components PrintingOrder HalftoneName R C Placement WritingMode BorderStyle ' +
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

interface DictOptions {
  /** The names of its values that are texts, divided by spaces. */
  texts?: string;
  keys?: Record<string, Lazy>;
  fixed?: Record<string, string>;
  idle?: string;
  stream?: Contents;
  once?: boolean;
}

/** A dictionary: `values` are the names of its values that are numbers and names, divided by spaces. */
export function dict(name: string, values: string, options: DictOptions = {}): Dict {
  const words = (list = '') => list.split(' ').filter(Boolean);
  const plain = words(values).map((key) => [key, NAMES.has(key) ? codes : numbers] as const);
  const written = words(options.texts).map((key) => [key, text] as const);
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

/** The shape itself. */
export function shapeOf(lazy: Lazy): Shape {
  return typeof lazy === 'function' ? lazy() : lazy;
}
