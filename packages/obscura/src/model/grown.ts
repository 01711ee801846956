import { type CleanedFile, type ListedFile, isClean } from './listed-files';
import type { Options } from './options';

/**
 * How many bytes a picture would have at its own size, where it is a larger file now that it is resized; `null` where it
 * is not, and for a marked one, which has to be drawn anew at any size.
 */
export function sizeUnlessGrown({ step: { result } }: CleanedFile): number | null {
  const { file, stripped, options } = result;
  const isGrown = stripped !== null && file.size > stripped;
  return isGrown && options.resize && options.watermark === null ? stripped : null;
}

/** Those of the files that are larger now that they are resized. */
export const grownOf = (entries: readonly ListedFile[]): CleanedFile[] =>
  entries.filter(isClean).filter((entry) => sizeUnlessGrown(entry) !== null);

/** The options by which a picture keeps its size, and loses what is private all the same. */
export const atOwnSize = (options: Options): Options => ({ ...options, strip: true, resize: false });
