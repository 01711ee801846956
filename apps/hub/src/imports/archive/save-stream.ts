import { downloadFile, isCancelled } from '@hub/ui/download';

const TYPE = 'application/zip';

/** Where a file is written: a place that the person has chosen, or the browser's downloads. */
export interface Destination {
  save: (stream: ReadableStream<Uint8Array>) => Promise<void>;
}

/** Collects the data in a `Blob`, which browsers keep on the disk if it is large, and then downloads it. */
function downloads(name: string): Destination {
  return {
    save: async (stream) => {
      const blob = await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
      downloadFile(new Blob([blob], { type: TYPE }), name);
    },
  };
}

/**
 * Asks where to save a file, if the browser can stream to it; otherwise it is downloaded. Must be called by a
 * click, before anything else is awaited. `null` if the person cancelled.
 */
export async function chooseDestination(name: string): Promise<Destination | null> {
  if (!window.showSaveFilePicker) return downloads(name);
  try {
    const handle = await window.showSaveFilePicker({ suggestedName: name });
    return { save: async (stream) => stream.pipeTo(await handle.createWritable()) };
  } catch (error) {
    if (isCancelled(error)) return null;
    // Some browsers have the picker, but don't allow it.
    return downloads(name);
  }
}
