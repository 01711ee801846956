import type { FileReport } from './report';

/** A file that was read once, for all that is done with it. */
export interface OpenFile {
  /** What the file is and gives away. */
  inspect: () => Promise<FileReport>;
  /** The same file to the eye, with nothing of what `inspect` lists; the bytes given stay as they are. */
  clean: () => Promise<Uint8Array>;
}

/** What the core knows of one kind of file. */
export interface Format {
  /** Reads a file. It throws a `FileProblem` for one that can't be read to its end, as do the functions it gives. */
  open: (bytes: Uint8Array) => Promise<OpenFile>;
}
