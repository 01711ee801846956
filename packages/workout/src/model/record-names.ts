import type { RecordKind } from '../rules';

/** The names of the kinds of records. */
export const RECORD_NAMES: Readonly<Record<RecordKind, string>> = {
  weight: 'Heaviest',
  estimate: 'Estimated maximum',
  reps: 'Most reps',
  time: 'Longest',
  distance: 'Farthest',
};
