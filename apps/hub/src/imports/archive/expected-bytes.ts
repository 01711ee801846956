import type { Overview } from './archive.api';

/** The length of records is unknown in advance: each counts as this many bytes. */
const RECORD_BYTES = 1000;

/** The approximate size of the archive in bytes. */
export function expectedBytes({ collections }: Overview, withFiles: boolean): number {
  return collections.reduce(
    (sum, { count, bytes }) => sum + count * RECORD_BYTES + (withFiles ? bytes : 0),
    0,
  );
}
