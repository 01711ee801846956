/** Whether a failure says that the person has closed the browser's own dialog, such as that for a place or an app. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether this device can share such files with its other apps, such as the photo app of a phone. */
export function canShare(files: readonly File[]): boolean {
  // Not available in every browser (Web Share).
  return 'canShare' in navigator && navigator.canShare({ files: [...files] });
}

/** Shares files with an app that the person chooses; `false` if they chose none. Throws if that is not allowed. */
export async function shareFiles(files: readonly File[]): Promise<boolean> {
  try {
    await navigator.share({ files: [...files] });
    return true;
  } catch (error) {
    if (isCancelled(error)) return false;
    throw error;
  }
}
