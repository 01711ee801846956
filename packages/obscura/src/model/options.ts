import {
  type CleanOptions,
  FileProblem,
  type Kind,
  type Report,
  changesPixels,
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
}

/** The longest watermark text, in characters. */
export const LONGEST_TEXT = 100;

/** The default options (specification §9.72). */
export const FIRST_OPTIONS: Options = { strip: true, resize: true, watermark: false, text: '' };

const isPicture = (kind: Kind) => kind !== 'pdf';

/** Whether anything may be resized or marked; true while no file is chosen (specification §5.71). */
export function mayBePictures(kinds: readonly Kind[]): boolean {
  return kinds.length === 0 || kinds.some(isPicture);
}

/** What will happen to files of these kinds: `Details out · pictures at most 1600 px`. */
export function planInWords(kinds: readonly Kind[], { strip, resize, watermark, text }: Options): string {
  const details = strip ? 'Details out' : 'Details stay';
  if (!kinds.some(isPicture)) return details;
  const pictures = resize ? 'pictures at most 1600 px' : 'pictures at their own size';
  return [details, pictures, ...(watermark ? [`marked “${text.trim()}”`] : [])].join(' · ');
}

/** The options for a file of this kind: a PDF is neither resized nor marked (specification §5.71). */
export function optionsFor(kind: Kind, { strip, resize, watermark, text }: Options): CleanOptions {
  const picture = isPicture(kind);
  return { strip, resize: picture && resize, watermark: picture && watermark ? text : null };
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
  const { strip, resize, watermark } = optionsFor(kind, options);
  return strip || resize || watermark !== null;
}

/** The warnings before a file is cleaned; none for a file that stays unchanged. */
export function warningsFor(report: Report, options: Options): readonly string[] {
  const lost = isDrawn(report, options) ? report.losses : [];
  return takesAllOut(report, options) ? [...report.warnings, ...lost] : [];
}

/** Whether all private data is removed: redrawing a picture removes it, even without stripping. */
export function takesAllOut(report: Report, options: Options): boolean {
  return options.strip || isDrawn(report, options);
}

function isDrawn({ kind, size }: Report, options: Options): boolean {
  return size !== null && changesPixels(size, optionsFor(kind, options));
}
