import { FAILED, FileProblem } from '@hub/file-core';
import { useToast } from '@hub/ui';
import { useState } from 'react';
import type { CleanedFile } from '../model/listed-files';
import { distinctNames, nameOf, type Naming } from '../model/names';
import { saveFile } from './save-file';
import type { Files } from './use-files';

const PACK_NAME = 'clean-files.zip';

/** Saves cleaned files: one as it is, several as one zip file. Says so, or gives what went wrong as `problem`. */
export function useSaving({ pack, markSaved }: Files, naming: Naming) {
  const showToast = useToast();
  const [problem, setProblem] = useState<string>();

  function packed(entries: readonly CleanedFile[]): Promise<Blob> {
    const names = distinctNames(entries.map((entry) => nameOf(entry, naming)));
    return pack(entries.map(({ step }, index) => ({ name: names[index] ?? '', file: step.result.file })));
  }

  async function save(entries: readonly CleanedFile[]) {
    const [first, ...others] = entries;
    if (!first) return;
    setProblem(undefined);
    try {
      const isSaved = await (others.length === 0
        ? saveFile(nameOf(first, naming), () => Promise.resolve(first.step.result.file))
        : saveFile(PACK_NAME, () => packed(entries)));
      if (!isSaved) return;
      markSaved(entries.map(({ id }) => id));
      showToast('Saved');
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : FAILED);
    }
  }

  return { save, problem };
}
