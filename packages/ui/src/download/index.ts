/** How long the URL stays valid: browsers may begin to read a download some time after the click. */
const DOWNLOAD_MS = 60_000;

/** Saves a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}
