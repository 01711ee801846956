import { FileProblem } from '../../problem';

/** The largest file that is accepted: it, its copy and its pictures are in memory at the same time. */
export const LARGEST = 200 * 2 ** 20;
/** The most bytes that an object, a cross-reference stream or a text may inflate to. */
export const UNPACKED_ONE = 64 * 2 ** 20;
/** The most bytes of a stream that is inflated as a whole, such as a picture with bytes after its end. */
export const UNPACKED_MOST = 2 ** 28;
/** The bytes that all streams of a file of any size may inflate to together; see `UNPACKED_TIMES`. */
const UNPACKED_ALL = 2 ** 31;
/** How many times its size a large file may inflate to: more pages need no more memory. */
const UNPACKED_TIMES = 64;
/** The most bytes that all object streams may inflate to together. */
const PACKED_OBJECTS = 2 ** 29;
/** More objects than a file of thousands of pages has. */
export const MOST_OBJECTS = 2_000_000;
/** How often each byte of a file may be read on average: false lengths make parts overlap. */
const READ_TIMES = 6;
const READ_LEAST = 2 ** 22;

/** The message for a small file that unpacks to more than fits in memory. */
export const BOMB = 'This file unpacks to far more than a document does. It can’t be cleaned.';
/** The message for a file that takes too long. */
export const TANGLED = 'This file’s parts overlap or repeat without end. It can’t be cleaned.';

/** The budget for reading one file; exceeding it throws a `FileProblem`. */
export class Budget {
  private unpacked: number;
  private packed = PACKED_OBJECTS;
  private read: number;
  private streams: number;

  constructor(size: number) {
    this.unpacked = Math.max(UNPACKED_ALL, size * UNPACKED_TIMES);
    this.read = size * READ_TIMES + READ_LEAST;
    this.streams = size * 2 + READ_LEAST;
  }

  /** Counts bytes that were unpacked. */
  unpack(bytes: number): void {
    this.unpacked -= bytes;
    if (this.unpacked < 0) throw new FileProblem(BOMB);
  }

  /** Counts bytes that were parsed as objects or searched. */
  spend(bytes: number): void {
    this.read -= bytes;
    if (this.read < 0) throw new FileProblem(TANGLED);
  }

  /** Allows unpacked objects to be read as often as the file itself. */
  allow(bytes: number): void {
    this.packed -= bytes;
    if (this.packed < 0) throw new FileProblem(BOMB);
    this.read += bytes * READ_TIMES;
  }

  /** Counts the bytes of streams: together they can't be longer than the file. */
  hold(bytes: number): void {
    this.streams -= bytes;
    if (this.streams < 0) throw new FileProblem(TANGLED);
  }
}
