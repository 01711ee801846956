import type { FileReport } from './report';
import { textsIn } from './written';

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
  /** Those of these texts that stand in a file where nobody sees them, and what else of it nothing shows. */
  leaksIn: (bytes: Uint8Array, texts: readonly string[]) => string[];
}

/** How pictures of one format are read and written. */
interface PictureCodec<Picture> {
  /** Reads a file. `before` is the picture that its bytes were written from, if `write` made them. */
  read: (bytes: Uint8Array, before?: Picture) => Picture;
  inspect: (picture: Picture) => Promise<FileReport>;
  /** The file without what `inspect` lists. */
  write: (picture: Picture) => Uint8Array;
}

/**
 * A format of pictures. Its output is read like any other file, but `read` may compare bytes with those of the picture that
 * it was written from: decoding takes most of the time, and the same bytes give the same result.
 */
export function pictureFormat<Picture>({ read, inspect, write }: PictureCodec<Picture>): Format {
  const writtenFrom = new WeakMap<Uint8Array, Picture>();
  const open = (bytes: Uint8Array): OpenFile => {
    const picture = read(bytes, writtenFrom.get(bytes));
    // The original need not stay in memory as long as the output.
    writtenFrom.delete(bytes);
    const clean = () => {
      const output = write(picture);
      writtenFrom.set(output, picture);
      return Promise.resolve(output);
    };
    return { inspect: () => inspect(picture), clean };
  };
  return { open: (bytes) => Promise.resolve(bytes).then(open), leaksIn: textsIn };
}
