import { pb } from '@hub/pb-client';
import type { ImportFormat } from '@hub/tool-kit/import';
import { exerciseRepository } from '../api/exercises';
import { askForNames, NAMES_QUESTION, namesIn } from './exercise-question';
import type { ImportedWorkout } from './imported-workout';
import { storeNames, readNames } from './stored-names';
import { namesOf, withLibrary } from './with-library';

/** The format with the library's exercises for the names in a file; asks about others. Can throw a `HubError`. */
export function inLibrary(format: ImportFormat<ImportedWorkout>): ImportFormat<ImportedWorkout> {
  return {
    ...format,
    read: async (file, answers) => {
      const reading = await format.read(file, answers);
      if (reading === null || 'question' in reading || reading.rows.length === 0) return reading;
      const person = pb.authStore.record?.id ?? '';
      const [library, before] = await Promise.all([exerciseRepository(pb).listByTitle(), readNames(person)]);
      const stored = { ...before, ...namesIn(answers[NAMES_QUESTION]) };
      const workouts = reading.rows.map(({ values }) => values);
      const keep = (names: typeof stored) => storeNames(person, names);
      const { question, isOpen } = askForNames(namesOf(workouts), library, stored, keep);
      if (question !== null && isOpen) return { question };
      const known = withLibrary(workouts, library, stored);
      return {
        ...reading,
        rows: reading.rows.map((row, at) => ({ ...row, values: known[at] ?? row.values })),
        ...(question && { matching: question }),
      };
    },
  };
}
