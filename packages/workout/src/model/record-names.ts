import type { RecordKind } from '../rules';

/** How a set was the best, in a word or two. */
export const RECORD_NAMES: Readonly<Record<RecordKind, string>> = {
  weight: 'Heaviest',
  estimate: 'Estimated maximum',
  reps: 'Most reps',
  time: 'Longest',
  distance: 'Farthest',
};
