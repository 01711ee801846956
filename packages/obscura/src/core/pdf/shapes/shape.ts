import type { PDFObject } from 'pdf-lib';
import type { PdfFile } from '../file/pdf-file';

/**
 * What a part of a document may hold. A copy is made by shape: what a shape does not name is not copied, so nothing
 * private can be overlooked, only something needed be forgotten.
 */
export type Shape = Plain | Dict | List | Tuple | Named | Choice | Weak;

/** A shape, or for one that contains itself, how to get it. */
export type Lazy = Shape | (() => Shape);

/** Numbers, names, texts, truth values, and lists of them; of texts only where lists are meant to hold some. */
export interface Plain {
  kind: 'plain';
}

/** What the bytes of a stream are: data that stays as it is, a picture, a colour profile. */
export type Contents = 'data' | 'picture' | 'profile';

/** A dictionary, or the stream that it begins. */
export interface Dict {
  kind: 'dict';
  /** What it is; findings and weak references name it. */
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
}

/** A shape that depends on the value; `null` when the value is to go. */
export interface Choice {
  kind: 'choice';
  choose: (value: PDFObject, file: PdfFile) => Shape | null;
}

/** A reference to something that stays only if it is reached by another way, such as a link's page. */
export interface Weak {
  kind: 'weak';
  /** The name of the shape that it stays with. */
  to: string;
}

export const plain: Plain = { kind: 'plain' };
/** The plain values whose lists may hold texts. */
export const texts: Plain = { kind: 'plain' };

export const list = (of: Lazy): List => ({ kind: 'list', of });
export const tuple = (...of: Lazy[]): Tuple => ({ kind: 'tuple', of });
export const named = (of: Lazy): Named => ({ kind: 'named', of });
export const weak = (to: string): Weak => ({ kind: 'weak', to });
export const choice = (choose: Choice['choose']): Choice => ({ kind: 'choice', choose });

interface DictOptions {
  keys?: Record<string, Lazy>;
  fixed?: Record<string, string>;
  idle?: string;
  stream?: Contents;
  once?: boolean;
}

/** A dictionary: `values` are the names of its plain values, divided by spaces. */
export function dict(name: string, values: string, options: DictOptions = {}): Dict {
  const names = values.split(' ').filter(Boolean);
  return {
    kind: 'dict',
    name,
    keys: { ...Object.fromEntries(names.map((key) => [key, plain])), ...options.keys },
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
