import { formatOf } from './formats';
import { inspect } from './inspect';
import { kindOf } from './kind';
import { type CleanOptions, watermarkOf } from './options';
import { drawnSize } from './picture/decode';
import { changesPixels, type Drawing } from './picture/plan';
import { FileProblem, UNSUPPORTED_AFTER_ALL } from './problem';
import type { Kind, Report } from './report';

/** What is known of a file before the work on it, and how that is followed and ended early. */
export interface CleanRun {
  /** What `inspect` found in these very bytes: then they are not looked through for it once more. */
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
 * again: a file that still gives something away is a `FileProblem`, as is one that can't be read or drawn.
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
  const kind = kindOf(bytes);
  if (kind === null) throw new FileProblem(UNSUPPORTED_AFTER_ALL);
  const drawing = { resize: options.resize, watermark: watermarkOf(kind, options) };
  reach(0);
  const before = known ?? (await inspect(bytes));
  reach(0.2);
  const isDrawn = before.size !== null && changesPixels(before.size, drawing);
  if (!options.strip && !isDrawn) return { bytes, kind, before, after: before, stripped: null };

  const source = await stripped(bytes, kind);
  reach(0.4);
  const output = isDrawn || source === null ? await drawn(source ?? bytes, kind, drawing, reach) : source;
  const after = await inspect(output);
  if (after.details.length > 0) throw new FileProblem(NOT_CLEAN);
  reach(1);
  return { bytes: output, kind, before, after, stripped: isDrawn && source ? source.length : null };
}

/** The file without what is private, no pixel changed; `null` for a picture where only drawing it anew can do that. */
async function stripped(bytes: Uint8Array, kind: Kind): Promise<Uint8Array | null> {
  try {
    return await (await formatOf(kind)).clean(bytes);
  } catch (error) {
    if (error instanceof FileProblem && (await drawnSize(bytes, kind))) return null;
    throw error;
  }
}

/**
 * The picture drawn anew, and then stripped as any file is: browsers write blocks of their own, and opacity where there
 * is none to be seen.
 */
async function drawn(bytes: Uint8Array, kind: Kind, drawing: Drawing, reach: (share: number) => void) {
  const { redraw } = await import('./picture/draw');
  const file = await redraw(bytes, kind, drawing, (share) => reach(0.4 + share / 2));
  const output = await (await formatOf(kind)).clean(file);
  return kind === 'png' ? (await import('./png/opaque')).withoutOpacity(output) : output;
}
