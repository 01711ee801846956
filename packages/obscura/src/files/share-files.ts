import { FileProblem } from '@hub/file-core';
import { shareFiles as share } from '@hub/ui/download';

/** Shares files with an app that the person chooses; `false` if they chose none. Throws a `FileProblem`. */
export async function shareFiles(files: readonly File[]): Promise<boolean> {
  try {
    return await share(files);
  } catch (cause) {
    throw new FileProblem('The files could not be shared. Save them instead.', { cause });
  }
}
