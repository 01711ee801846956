import { FileProblem } from '@hub/file-core';
import { downloadFile, isCancelled } from '@hub/ui/download';

interface SaveOptions {
  suggestedName: string;
}

declare global {
  interface Window {
    /** Not available in every browser (WICG File System Access). */
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

/** Asks where to save the file; `null` if the person closed the dialog, `undefined` if there is no such dialog. */
async function askForPlace(suggestedName: string): Promise<FileSystemFileHandle | null | undefined> {
  try {
    return await window.showSaveFilePicker?.({ suggestedName });
  } catch (error) {
    if (isCancelled(error)) return null;
    return undefined; // Not allowed here, for example in a frame.
  }
}

/**
 * Saves a file to the place that the person chooses in the browser's dialog, or as a download if there is no
 * dialog (specification §7.70). The file is made after the dialog, which opens only right after a tap.
 * `false` if the person closed the dialog; throws a `FileProblem` if the file can't be written there.
 */
export async function saveFile(name: string, makeFile: () => Promise<Blob>): Promise<boolean> {
  const place = await askForPlace(name);
  if (place === null) return false;
  const file = await makeFile();
  if (place) await write(file, place);
  else downloadFile(file, name);
  return true;
}
