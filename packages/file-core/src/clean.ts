import { inspectSource } from './inspect';
import { type CleanOptions, watermarkOf } from './options';
import { changesPixels, type Drawing } from './picture/plan';
import { FileProblem, UNSUPPORTED_AFTER_ALL } from './problem';
import type { Kind, Report } from './report';
import { leaksIn } from './second-look';
import { type Source, sourceOf } from './source';

/** What the caller knows of the file already, and how the caller follows and cancels the work. */
export interface CleanRun {
  /** The report of `inspect` about these bytes; with it they are not inspected again. */
  before?: Report | undefined;
  /** Hears of each step how much is done, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the work before its next step; `clean` then throws the signal's reason. */
  signal?: AbortSignal;
}

/** A file after the work on it. */
export interface Cleaned {
  bytes: Uint8Array;
  kind: Kind;
  before: Report;
  /** Of `bytes`, which were inspected as any file is. */
  after: Report;
  /** How many bytes the file has that is only stripped, where `bytes` are a picture that was drawn anew. */
  stripped: number | null;
}

/** For an output that still has what was to go: it is never offered. */
const NOT_CLEAN = 'Not everything private could be taken out of this file, so it is not offered as clean.';

/**
 * Does with a file what the options say; the bytes given stay as they are. What is stripped or drawn is inspected
 * again, and looked through a second time by other rules: a file that still gives something away is a `FileProblem`, as is
 * one that can't be read or drawn.
 */
export async function clean(
  bytes: Uint8Array,
  options: CleanOptions,
  { before: known, onProgress, signal }: CleanRun = {},
): Promise<Cleaned> {
  const reach = (share: number) => {
    signal?.throwIfAborted();
    onProgress?.(share);
  };
  const source = sourceOf(bytes, UNSUPPORTED_AFTER_ALL);
  const { kind } = source;
  const drawing = { resize: options.resize, watermark: watermarkOf(kind, options) };
  reach(0);
  const before = known ?? (await inspectSource(source));
  reach(0.2);
  const isDrawn = before.size !== null && changesPixels(before.size, drawing);
  if (!options.strip && !isDrawn) return { bytes, kind, before, after: before, stripped: null };

  const plain = await stripped(source);
  reach(0.4);
  const output =
    isDrawn || plain === null
      ? await drawn(plain === null ? source : outputOf(plain), drawing, reach)
      : outputOf(plain);
  const after = await inspectSource(output);
  if (after.details.length > 0) throw new FileProblem(NOT_CLEAN);
  const leaks = await leaksIn(output.kind, output.bytes, before.details);
  if (leaks.length > 0) throw new FileProblem(NOT_CLEAN, { cause: leaks });
  reach(1);
  return { bytes: output.bytes, kind, before, after, stripped: isDrawn && plain ? plain.length : null };
}

/** The output is read as any other file, so that a mistake in writing it is found. */
const outputOf = (bytes: Uint8Array) => sourceOf(bytes, UNSUPPORTED_AFTER_ALL);

/** The file without what is private, no pixel changed; `null` for a picture where only drawing it anew can do that. */
async function stripped({ open, drawnSize }: Source): Promise<Uint8Array | null> {
  try {
    return await (await open()).clean();
  } catch (error) {
    if (error instanceof FileProblem && (await drawnSize())) return null;
    throw error;
  }
}

/**
 * The picture drawn anew, and then stripped as any file is: browsers write blocks of their own, and opacity where there
 * is none to be seen.
 */
async function drawn(source: Source, drawing: Drawing, reach: (share: number) => void): Promise<Source> {
  const { redraw } = await import('./picture/draw');
  const file = outputOf(await redraw(source, drawing, (share) => reach(0.4 + share / 2)));
  const plain = await (await file.open()).clean();
  return outputOf(file.kind === 'png' ? (await import('./png/opaque')).withoutOpacity(plain) : plain);
}
