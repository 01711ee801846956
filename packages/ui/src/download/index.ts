import { canShare, shareFiles } from './share-files';

export { canShare, isCancelled, shareFiles } from './share-files';

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

/**
 * Saves a file to the browser's downloads. The app on the Home Screen of an iPhone or iPad has none, and would show the
 * file without a way back: there, the share sheet opens, which can save it to Files.
 */
export function downloadFile(file: Blob, name: string): void {
  const files = [new File([file], name, { type: file.type })];
  // The browser may refuse to share, because the tap was too long ago.
  if (navigator.standalone === true && canShare(files)) shareFiles(files).catch(() => download(file, name));
  else download(file, name);
}
