import { FAILED, FileProblem } from '@hub/file-core';
import { useToast } from '@hub/ui';
import { canShare } from '@hub/ui/download';
import { useState } from 'react';
import type { CleanedFile } from '../model/listed-files';
import { distinctNames, nameOf, type Naming } from '../model/names';
import { saveFile } from './save-file';
import { shareFiles } from './share-files';
import type { Files } from './use-files';

/** The name of the zip file for several files. */
export const PACK_NAME = 'clean-files.zip';

/**
 * Saves cleaned files, a single one as it is and several in one zip file, or shares them as separate files.
 * Confirms it with a toast, or returns the reason of a failure as `problem`.
 */
export function useSaving({ pack, markSaved }: Files, naming: Naming) {
  const showToast = useToast();
  const [problem, setProblem] = useState<string>();

  /** The cleaned files with the names under which they are saved. */
  function named(entries: readonly CleanedFile[]): File[] {
    const names = distinctNames(entries.map((entry) => nameOf(entry, naming)));
    return entries.map(({ step: { result } }, index) => {
      return new File([result.file], names[index] ?? '', { type: result.file.type });
    });
  }

  const packed = (entries: readonly CleanedFile[]) =>
    pack(named(entries).map((file) => ({ name: file.name, file })));

  /** Saves or shares files; does nothing more if the person changes their mind. */
  async function take(entries: readonly CleanedFile[], how: () => Promise<boolean>, word: string) {
    setProblem(undefined);
    try {
      if (!(await how())) return;
      markSaved(entries.map(({ id }) => id));
      showToast(word);
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : FAILED);
    }
  }

  async function save(entries: readonly CleanedFile[]) {
    const [first, ...others] = entries;
    if (!first) return;
    const saved =
      others.length === 0
        ? () => saveFile(nameOf(first, naming), () => Promise.resolve(first.step.result.file))
        : () => saveFile(PACK_NAME, () => packed(entries));
    await take(entries, saved, 'Saved');
  }

  return {
    save,
    share: (entries: readonly CleanedFile[]) => take(entries, () => shareFiles(named(entries)), 'Shared'),
    /** Checks only one file: this runs on every render, and there may be hundreds. */
    canShare: (entries: readonly CleanedFile[]) => entries.length > 0 && canShare(named(entries.slice(0, 1))),
    problem,
  };
}
