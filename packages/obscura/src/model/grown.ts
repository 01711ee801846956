import { type CleanedFile, type ListedFile, isClean } from './listed-files';
import type { Options } from './options';

/**
 * The size in bytes of a picture at its original size, if resizing made its file larger; otherwise `null`.
 * Also `null` with a watermark, which redraws the picture at any size.
 */
export function sizeUnlessGrown({ step: { result } }: CleanedFile): number | null {
  const { file, stripped, options } = result;
  const isGrown = stripped !== null && file.size > stripped;
  return isGrown && options.resize && options.watermark === null ? stripped : null;
}

/** Those of the files that became larger when they were resized. */
export const grownOf = (entries: readonly ListedFile[]): CleanedFile[] =>
  entries.filter(isClean).filter((entry) => sizeUnlessGrown(entry) !== null);

/** The same options without resizing; private data is removed in any case. */
export const atOwnSize = (options: Options): Options => ({ ...options, strip: true, resize: false });
