import { FileProblem } from '@hub/file-core';
import { downloadFile } from '@hub/ui/download';

interface SaveOptions {
  suggestedName: string;
}

declare global {
  interface Window {
    /** Not in every browser (WICG File System Access). */
    showSaveFilePicker?: (options: SaveOptions) => Promise<FileSystemFileHandle>;
  }
}

async function write(file: Blob, handle: FileSystemFileHandle): Promise<void> {
  try {
    await file.stream().pipeTo(await handle.createWritable());
  } catch (cause) {
    throw new FileProblem('The file could not be saved. Try another place.', { cause });
  }
}

/** Where the person wants the file; `null` when they dismissed the dialog, `undefined` where there is none. */
async function askForPlace(suggestedName: string): Promise<FileSystemFileHandle | null | undefined> {
  try {
    return await window.showSaveFilePicker?.({ suggestedName });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return undefined; // Not allowed here, such as in a frame.
  }
}

/**
 * Saves a file where the person says, in the browser's dialog, or where downloads go when there is none (specification
 * §7.70). It is made after the dialog, which opens only right after a tap. `false` when the dialog was dismissed; a
 * `FileProblem` when the file can't be written there.
 */
export async function saveFile(name: string, makeFile: () => Promise<Blob>): Promise<boolean> {
  const place = await askForPlace(name);
  if (place === null) return false;
  const file = await makeFile();
  if (place) await write(file, place);
  else downloadFile(file, name);
  return true;
}
