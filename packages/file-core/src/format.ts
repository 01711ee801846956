import type { FileReport } from './report';
import { textsIn } from './written';

/** A file that has been read, ready to be inspected and cleaned. */
export interface OpenFile {
  /** What the file is and what it gives away. */
  inspect: () => Promise<FileReport>;
  /** A file that looks the same, without anything that `inspect` lists; the given bytes are not changed. */
  clean: () => Promise<Uint8Array>;
}

/** The functions for one kind of file. */
export interface Format {
  /** Reads a file. It and what it returns throw a `FileProblem` if the file has no readable end. */
  open: (bytes: Uint8Array) => Promise<OpenFile>;
  /** Lists which of these texts a file contains where nobody sees them, and what else in it is never shown. */
  leaksIn: (bytes: Uint8Array, texts: readonly string[]) => string[];
}

/** How pictures of one format are read and written. */
interface PictureCodec<Picture> {
  /** Reads a file. `before` is the picture from which `write` has made these bytes. */
  read: (bytes: Uint8Array, before?: Picture) => Picture;
  inspect: (picture: Picture) => Promise<FileReport>;
  /** The file without what `inspect` lists. */
  write: (picture: Picture) => Uint8Array;
}

/**
 * A format of pictures. Its output is read like any other file, but `read` may compare its bytes with those
 * of the original picture: decoding takes most of the time, and the same bytes give the same result.
 */
export function pictureFormat<Picture>({ read, inspect, write }: PictureCodec<Picture>): Format {
  const writtenFrom = new WeakMap<Uint8Array, Picture>();
  const open = (bytes: Uint8Array): OpenFile => {
    const picture = read(bytes, writtenFrom.get(bytes));
    // So that the original is not kept in memory as long as the output.
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
