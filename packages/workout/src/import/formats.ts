import type { ImportFormat } from '@hub/tool-kit/import';
import { fitNotes } from './fitnotes';
import { hevy } from './hevy';
import type { ImportedWorkout } from './imported-workout';
import { liftLog } from './liftlog';
import { strong } from './strong';
import { strongLifts } from './stronglifts';

/** The file formats of workouts. */
export const formats: readonly ImportFormat<ImportedWorkout>[] = [
  hevy,
  strong,
  fitNotes,
  strongLifts,
  liftLog,
];
