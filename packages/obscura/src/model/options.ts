import type { CleanOptions } from '../core';
import type { Kind } from '../core/report';

/** What is to be done with the files, as it stands on the screen. */
export interface Options {
  strip: boolean;
  resize: boolean;
  watermark: boolean;
  /** Stays while `watermark` is off. */
  text: string;
}

/** What is ticked at first (specification §9.72). */
export const FIRST_OPTIONS: Options = { strip: true, resize: true, watermark: false, text: '' };

/** Specification §5.72. */
export const WATERMARK_FOR_PICTURES = 'Watermark is only available for images (JPEG/PNG).';
const TEXT_REQUIRED = 'Watermark text is required.';

const isPicture = (kind: Kind) => kind !== 'pdf';

/** Whether anything can be resized or marked: with no file chosen yet, it may be (specification §5.71). */
export function mayBePictures(kinds: readonly Kind[]): boolean {
  return kinds.length === 0 || kinds.some(isPicture);
}

/** What is done with a file of this kind: a PDF is neither resized nor marked (specification §5.71). */
export function optionsFor(kind: Kind, { strip, resize, watermark, text }: Options): CleanOptions {
  const picture = isPicture(kind);
  return { strip, resize: picture && resize, watermark: picture && watermark ? text.trim() : null };
}

/** What keeps the watermark's text from being used for files of these kinds (specification §5.72). */
export function textProblem(kinds: readonly Kind[], { watermark, text }: Options): string | undefined {
  return watermark && kinds.some(isPicture) && text.trim() === '' ? TEXT_REQUIRED : undefined;
}

/** Whether the options do anything with a file of this kind. */
export function doesSomething(kind: Kind, options: Options): boolean {
  const { strip, resize, watermark } = optionsFor(kind, options);
  return strip || resize || watermark !== null;
}
