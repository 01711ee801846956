import {
  type CleanOptions,
  FileProblem,
  type Kind,
  type Redraw,
  type RedrawReason,
  type Report,
  changesPixels,
  redrawReasons,
  redrawWarnings,
  watermarkOf,
} from '@hub/file-core';
import { tooLong } from '@hub/ui';

/** The options as the form shows them. */
export interface Options {
  strip: boolean;
  resize: boolean;
  watermark: boolean;
  /** Is kept while `watermark` is off. */
  text: string;
  redraw: boolean;
  /** How pages are redrawn; is kept while `redraw` is off. */
  pages: Redraw;
}

/** The longest watermark text, in characters. */
export const LONGEST_TEXT = 100;

/** The default options (specification §9.72). */
export const FIRST_OPTIONS: Options = {
  strip: true,
  resize: true,
  watermark: false,
  text: '',
  redraw: false,
  pages: { sharpness: 150, hasText: true },
};

const isPicture = (kind: Kind) => kind !== 'pdf';

/** Whether anything may be resized or marked; true while no file is chosen (specification §5.71). */
export function mayBePictures(kinds: readonly Kind[]): boolean {
  return kinds.length === 0 || kinds.some(isPicture);
}

/** What will happen to files of these kinds: `Details removed · pictures at most 1600 px`. */
export function planInWords(kinds: readonly Kind[], options: Options): string {
  const { strip, resize, watermark, text, redraw, pages } = options;
  const parts = [
    strip || kinds.every((kind) => isRedrawn(kind, options)) ? 'Details removed' : 'Details kept',
  ];
  if (kinds.some(isPicture)) {
    parts.push(resize ? 'pictures at most 1600 px' : 'pictures at their own size');
    if (watermark) parts.push(`marked “${text.trim()}”`);
  }
  if (redraw && !kinds.every(isPicture)) parts.push(`PDF pages as pictures, ${pages.sharpness} dpi`);
  return parts.join(' · ');
}

const isRedrawn = (kind: Kind, { redraw }: Options) => !isPicture(kind) && redraw;

/** The options for a file of this kind: a PDF is neither resized nor marked (specification §5.71), but may be redrawn. */
export function optionsFor(kind: Kind, options: Options): CleanOptions {
  const { strip, resize, watermark, text, pages } = options;
  const picture = isPicture(kind);
  const drawing = { strip, resize: picture && resize, watermark: picture && watermark ? text : null };
  return isRedrawn(kind, options) ? { ...drawing, redraw: pages } : drawing;
}

/** Why the watermark's text can't be drawn on files of these kinds (specification §5.72). */
export function textProblem(kinds: readonly Kind[], options: Options): string | undefined {
  const picture = kinds.find(isPicture);
  if (picture === undefined) return undefined;
  try {
    watermarkOf(picture, optionsFor(picture, options));
    return options.watermark ? tooLong(options.text, LONGEST_TEXT) : undefined;
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
}

/** Whether the options have any effect on a file of this kind. */
export function doesSomething(kind: Kind, options: Options): boolean {
  const { strip, resize, watermark, redraw } = optionsFor(kind, options);
  return strip || resize || watermark !== null || redraw !== undefined;
}

/** The warnings before a file is cleaned; none for a file that stays unchanged. */
export function warningsFor(report: Report, options: Options): readonly string[] {
  if (isRedrawn(report.kind, options)) return redrawWarnings(report.warnings, options.pages);
  const lost = isDrawn(report, options) ? report.losses : [];
  return takesAllOut(report, options) ? [...report.warnings, ...lost] : [];
}

/** Why redrawing is offered for these files; none if it is chosen already (specification §2.1220, §2.1222). */
export function redrawOffer(
  reports: readonly (Report | null)[],
  { redraw }: Options,
): ReadonlySet<RedrawReason> {
  return new Set(redraw ? [] : reports.flatMap((report) => (report ? redrawReasons(report) : [])));
}

/** Whether all private data is removed: redrawing a picture or pages removes it, even without stripping. */
export function takesAllOut(report: Report, options: Options): boolean {
  return options.strip || isDrawn(report, options) || isRedrawn(report.kind, options);
}

function isDrawn({ kind, size }: Report, options: Options): boolean {
  return size !== null && changesPixels(size, optionsFor(kind, options));
}
