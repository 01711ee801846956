import { lossesOf } from './picture/losses';
import type { Size } from './picture/plan';
import { FileProblem, UNSUPPORTED } from './problem';
import type { Kind, Report } from './report';
import { type Source, sourceOf } from './source';

/** What a file is and gives away. Throws a `FileProblem` if it is not supported or can't be read. */
export async function inspect(bytes: Uint8Array): Promise<Report> {
  return inspectSource(sourceOf(bytes, UNSUPPORTED));
}

/** The report of {@link inspect}, for a source that `clean` can use again. */
export async function inspectSource({ kind, header, open, drawnSize }: Source): Promise<Report> {
  try {
    const report = await (await open()).inspect();
    return { ...report, losses: lossesOf(header, 'resized or marked') };
  } catch (error) {
    const size = error instanceof FileProblem ? await drawnSize() : null;
    if (size === null) throw error;
    return unreadable(kind, size, lossesOf(header, 'redrawn'));
  }
}

/** The report about an invalid picture that the browser shows all the same: what is in it is unknown. */
function unreadable(kind: Kind, size: Size, losses: readonly string[]): Report {
  return {
    kind,
    size,
    pages: null,
    details: [{ topic: 'more', label: 'Unknown', value: 'Parts of the file that can’t be read' }],
    kept: [],
    warnings: [
      `Parts of this file can’t be read. Its picture is redrawn${kind === 'jpeg' ? ', which costs a little quality' : ''}.`,
      ...losses,
    ],
    losses: [],
  };
}
