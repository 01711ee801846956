import { counted, formatTime } from '@hub/locale';
import { formatDate } from '@hub/tool-kit';
import type { ToolImports } from '@hub/tool-kit/import';
import { readExercises } from '../model/exercise';
import { readObjects } from '../rules';
import { workoutExports } from './exports';
import { devicePhotos } from './device-photos';
import { formats } from './formats';
import { inLibrary } from './in-library';

/** Stored exercises in words: their names and results. */
function exercisesInWords(stored: string): string {
  return readExercises(readObjects(JSON.parse(stored)))
    .map(({ title, results }) => [title, results].filter(Boolean).join(' '))
    .join('; ');
}

/** The import files of workouts. */
export const imports: ToolImports = {
  collection: 'workouts',
  called: (count) => counted(count, 'workout', 'workouts'),
  fields: {
    date: { label: 'Date', inWords: formatDate },
    workoutTitle: { label: 'Title' },
    finished: { label: 'Finished', inWords: (instant) => formatTime(new Date(instant)) },
    note: { label: 'Note' },
    exercises: { label: 'Exercises', inWords: exercisesInWords },
  },
  formats: formats.map(inLibrary),
  exports: workoutExports,
  device: devicePhotos,
};
