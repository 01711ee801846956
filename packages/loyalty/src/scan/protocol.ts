import type { Found } from './read';

/** Messages to the worker: first the reader's program, then pictures. They are transferred, not copied. */
export type Question =
  | { task: 'start'; program: ArrayBuffer }
  /** A frame of the camera: its middle is read first. */
  | { task: 'frame'; frame: ImageBitmap }
  /** A chosen picture: if no code is found, it is enlarged, sharpened and read again. */
  | { task: 'picture'; file: Blob };

/** The worker's response: all codes that were found, or why the picture can't be read, as a sentence. */
export type Answer = { found: Found[] } | { problem: string; cause: string };
