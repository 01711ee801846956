import { inspectSource } from './inspect';
import { type CleanOptions, watermarkOf } from './options';
import { changesPixels, type Drawing } from './picture/plan';
import { FileProblem, UNSUPPORTED_AFTER_ALL } from './problem';
import { redrawnReport } from './redraw/losses';
import { type DrawPages, type DrawRun, PAGES_NEED_BROWSER, type Redraw } from './redraw/plan';
import type { Kind, Report } from './report';
import { leaksIn } from './second-look';
import { type Source, sourceOf } from './source';

/** What the caller already knows about the file, and how it follows and cancels the work. */
export interface CleanRun {
  /** The report of `inspect` about these bytes. If it is given, they are not inspected again. */
  before?: Report | undefined;
  /** Is called at each step with the part that is done, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Redraws the pages of a PDF (`@hub/file-core/redraw`). A parameter, so that only callers that redraw load pdf.js. */
  drawPages?: DrawPages;
  /** Is called before each step of `drawPages` that may never end, with the error message if the caller ends it. */
  onStep?: (problem: string) => void;
  /** Stops the work before its next step; `clean` then throws the signal's reason. */
  signal?: AbortSignal;
}

/** The result of `clean`. */
export interface Cleaned {
  bytes: Uint8Array;
  kind: Kind;
  before: Report;
  /** The report about `bytes`, which were inspected like any other file. */
  after: Report;
  /** If `bytes` is a redrawn picture: the size of the file that was only stripped, in bytes. */
  stripped: number | null;
}

/** The message if the output still contains private data: such a file is never offered. */
const NOT_CLEAN = 'Not everything private could be removed from this file, so it is not offered as clean.';

/**
 * Processes a file as the options say; the given bytes are not changed. A stripped or redrawn file is
 * inspected again, and checked a second time by independent rules. Throws a `FileProblem` if it still gives
 * something away, or if the file can't be read or drawn.
 */
export async function clean(
  bytes: Uint8Array,
  options: CleanOptions,
  { before: known, onProgress, drawPages, onStep, signal }: CleanRun = {},
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
  const redraw = kind === 'pdf' ? options.redraw : undefined;
  if (!options.strip && !isDrawn && !redraw) return { bytes, kind, before, after: before, stripped: null };

  const plain = await stripped(source);
  reach(0.4);
  const drawRun: DrawRun = {
    begin: (problem) => onStep?.(problem),
    reach: (share) => reach(0.4 + share / 2),
  };
  const output =
    isDrawn || plain === null
      ? await drawn(plain === null ? source : outputOf(plain), drawing, reach)
      : outputOf(redraw ? await withPagesDrawn(plain, redraw, { drawPages, ...drawRun }) : plain);
  // The search comes first: inspecting a PDF changes the objects that were read.
  const leaks = await leaksIn(output.kind, output.bytes, before.details);
  const report = await inspectSource(output);
  const after = redraw ? redrawnReport(report) : report;
  if (after.details.length > 0) throw new FileProblem(NOT_CLEAN);
  if (leaks.length > 0) throw new FileProblem(NOT_CLEAN, { cause: leaks });
  reach(1);
  return { bytes: output.bytes, kind, before, after, stripped: isDrawn && plain ? plain.length : null };
}

/** The output is read like any other file, to find mistakes in writing it. */
const outputOf = (bytes: Uint8Array) => sourceOf(bytes, UNSUPPORTED_AFTER_ALL);

/** The file without private data, with the same pixels; `null` if only redrawing achieves that. */
async function stripped({ open, drawnSize }: Source): Promise<Uint8Array | null> {
  try {
    return await (await open()).clean();
  } catch (error) {
    if (error instanceof FileProblem && (await drawnSize())) return null;
    throw error;
  }
}

/**
 * Redraws the picture, and strips the result like any file: browsers write metadata of their own, and an
 * alpha channel even if every pixel is opaque.
 */
async function drawn(source: Source, drawing: Drawing, reach: (share: number) => void): Promise<Source> {
  const { redraw } = await import('./picture/draw');
  const file = outputOf(await redraw(source, drawing, (share) => reach(0.4 + share / 2)));
  const plain = await (await file.open()).clean();
  return outputOf(file.kind === 'png' ? (await import('./png/opaque')).withoutOpacity(plain) : plain);
}

interface PageDrawing extends DrawRun {
  drawPages: DrawPages | undefined;
}

/**
 * Redraws the pages of the stripped PDF, which is valid and has less to give away. The result is stripped like any
 * file: browsers write metadata of their own into pictures.
 */
async function withPagesDrawn(
  plain: Uint8Array,
  how: Redraw,
  { drawPages, ...run }: PageDrawing,
): Promise<Uint8Array> {
  if (!drawPages) throw new FileProblem(PAGES_NEED_BROWSER);
  const pages = await drawPages(plain, how, run);
  return (await outputOf(pages).open()).clean();
}
