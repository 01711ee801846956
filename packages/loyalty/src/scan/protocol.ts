import type { Found } from './read';

/** What the worker is asked: first it is given the reader's program, then pictures. Nothing of them is copied. */
export type Question =
  | { task: 'start'; program: ArrayBuffer }
  /** A frame of the camera: its middle is read first. */
  | { task: 'frame'; frame: ImageBitmap }
  /** A picture that was chosen: read once more, made larger and sharper, where it shows no code. */
  | { task: 'picture'; file: Blob };

/** Its answer: all codes that were found, or why the picture can't be read, as a sentence. */
export type Answer = { found: Found[] } | { problem: string; cause: string };
