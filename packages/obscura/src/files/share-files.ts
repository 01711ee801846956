import { FileProblem } from '@hub/file-core';

/** Whether this device can share such files with its other apps, such as the photo app of a phone. */
export function canShare(files: readonly File[]): boolean {
  // Not available in every browser (Web Share).
  return 'canShare' in navigator && navigator.canShare({ files: [...files] });
}

/** Shares files with an app that the person chooses; `false` if they chose none. */
export async function shareFiles(files: readonly File[]): Promise<boolean> {
  try {
    await navigator.share({ files: [...files] });
    return true;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return false;
    throw new FileProblem('The files could not be shared. Save them instead.', { cause });
  }
}
