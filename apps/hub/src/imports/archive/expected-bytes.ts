import type { Overview } from './archive.api';

/** Of the records nobody knows beforehand how long they are: each counts as so many bytes. */
const RECORD_BYTES = 1000;

/** About how many bytes the file will have. */
export function expectedBytes({ collections }: Overview, withFiles: boolean): number {
  return collections.reduce(
    (sum, { count, bytes }) => sum + count * RECORD_BYTES + (withFiles ? bytes : 0),
    0,
  );
}
