import type { FileReport } from './report';

/** What the core knows of one kind of file. Both throw a `FileProblem` for what can't be read to its end. */
export interface Format {
  /** What the file is and gives away. */
  inspect: (bytes: Uint8Array) => Promise<FileReport>;
  /** The same file to the eye, with nothing of what `inspect` lists; the bytes given stay as they are. */
  clean: (bytes: Uint8Array) => Promise<Uint8Array>;
}
