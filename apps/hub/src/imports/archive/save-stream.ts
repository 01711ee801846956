import { downloadFile } from '@hub/ui/download';

const TYPE = 'application/zip';

/** Where a file is to go: a place on the device that the person has chosen, or the browser's downloads. */
export interface Destination {
  save: (stream: ReadableStream<Uint8Array>) => Promise<void>;
}

/** Keeps what comes in as a `Blob`, of which a browser puts what is large on the disk, and downloads it when all is there. */
function downloads(name: string): Destination {
  return {
    save: async (stream) => {
      const blob = await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
      downloadFile(new Blob([blob], { type: TYPE }), name);
    },
  };
}

/**
 * Asks where to put a file, where the browser can write it bit by bit; else it goes to the downloads. Called by a click, before
 * anything else is awaited. `null` where the person has changed their mind.
 */
export async function chooseDestination(name: string): Promise<Destination | null> {
  if (!window.showSaveFilePicker) return downloads(name);
  try {
    const handle = await window.showSaveFilePicker({ suggestedName: name });
    return { save: async (stream) => stream.pipeTo(await handle.createWritable()) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // Some browsers know the picker and do not allow it.
    return downloads(name);
  }
}
