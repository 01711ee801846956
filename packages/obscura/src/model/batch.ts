import { type CleanedFile, type ListedFile, isClean, isToProcess, type ExaminedFile } from './listed-files';
import { doesSomething, type Options, optionsFor } from './options';

/** The only file, if there is just one and it is clean; otherwise `undefined`. */
export function onlyClean(entries: readonly ListedFile[]): CleanedFile | undefined {
  const [only, ...others] = entries;
  return only && others.length === 0 && isClean(only) ? only : undefined;
}

/**
 * The files that "Process File" processes. A single clean file is processed again if other options are
 * chosen; among several, clean files are skipped (specification §4.71).
 */
export function batchOf(entries: readonly ListedFile[], options: Options): readonly ExaminedFile[] {
  const done = onlyClean(entries);
  const open = done ? [done].filter((entry) => isOutdated(entry, options)) : entries.filter(isToProcess);
  return open.filter(({ kind }) => doesSomething(kind, options));
}

function isOutdated({ kind, step }: CleanedFile, options: Options): boolean {
  const [was, is] = [step.result.options, optionsFor(kind, options)];
  return (
    was.strip !== is.strip ||
    was.resize !== is.resize ||
    was.watermark !== is.watermark ||
    was.redraw?.sharpness !== is.redraw?.sharpness ||
    was.redraw?.hasText !== is.redraw?.hasText
  );
}

/** Why nothing can be processed; `null` if something can. */
export function obstacleTo(entries: readonly ListedFile[], options: Options): string | null {
  if (entries.length === 0) return 'Choose a file first.';
  const isOne = entries.length === 1;
  if (entries.some(({ step }) => step.at === 'looking'))
    return `Looking through the ${isOne ? 'file' : 'files'}…`;
  if (batchOf(entries, options).length > 0) return null;
  const open = entries.filter(isToProcess);
  if (open.length === 0)
    return isOne
      ? 'This file can’t be processed. Remove it, or add another.'
      : 'None of these files can be processed.';
  return open.every(({ kind }) => kind === 'pdf')
    ? 'Tick “Strip metadata” or “Redraw pages”: nothing else can be done with a PDF.'
    : 'Tick what you want done.';
}
