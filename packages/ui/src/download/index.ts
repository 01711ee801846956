declare global {
  interface Navigator {
    /** Only in Safari: whether the page is the app on the Home Screen of an iPhone or iPad. */
    readonly standalone?: boolean;
  }
}

/** How long the URL stays valid: browsers may begin to read a download some time after the click. */
const DOWNLOAD_MS = 60_000;

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}

/** Hands a file to the device's share sheet, and downloads it if that is not allowed, as long after a tap. */
async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) download(file, file.name);
  }
}

/**
 * Saves a file to the browser's downloads. The app on the Home Screen of an iPhone or iPad has none, and would show the
 * file without a way back: there, the share sheet opens, which can save it to Files.
 */
export function downloadFile(file: Blob, name: string): void {
  const named = new File([file], name, { type: file.type });
  if (navigator.standalone === true && navigator.canShare({ files: [named] })) void share(named);
  else download(file, name);
}
