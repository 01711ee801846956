import { FileProblem } from '@hub/file-core';

/** Whether this device hands such files to its other apps, as a phone does to its photos. */
export function canShare(files: readonly File[]): boolean {
  // Not in every browser (Web Share).
  return 'canShare' in navigator && navigator.canShare({ files: [...files] });
}

/** Hands files to another app, which the person chooses; `false` when they chose none. */
export async function shareFiles(files: readonly File[]): Promise<boolean> {
  try {
    await navigator.share({ files: [...files] });
    return true;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return false;
    throw new FileProblem('The files could not be shared. Save them instead.', { cause });
  }
}
