import { useIsHere, useToday } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import type { Workout } from '../../api/workout.schema';
import type { Exercise } from '../../model/exercise';
import type { ExerciseEdit } from '../../model/exercise-edit';
import { tickedAhead } from '../../model/result-text';
import { workoutPaths } from '../../paths';
import { useExerciseSave } from './use-workout';

/** The text before the reason if a tick or a set can't be saved (specification §8.23). */
export const NOT_SAVED = 'Failed to update exercise status';

/** Saves ticks and sets; if one fails after the person has left the screen, a toast says so. */
export function useTick(id: string) {
  const toast = useToast();
  const isHere = useIsHere();
  return useExerciseSave(id, 'tick', () => {
    if (!isHere()) toast(NOT_SAVED, { label: 'Open', to: workoutPaths.workout(id) });
  }).save;
}

/** Shows the day of a tick if it is in the future, because another workout may have been meant. */
export function useAheadToast({ date }: Workout) {
  const today = useToday();
  const toast = useToast();
  return ({ title }: Exercise, takeBack: () => void) => {
    if (date > today) toast(tickedAhead(title, date, today), { label: 'Undo', onSelect: takeBack });
  };
}

/** The edits of one exercise that would be lost if the page were closed now: its tick, the ids of its sets. */
export function unsafeOf(unsafe: readonly ExerciseEdit[], exerciseId: string) {
  const edits = unsafe.filter((edit) => edit.exerciseId === exerciseId);
  return {
    completed: edits.findLast(({ completed }) => completed !== undefined)?.completed,
    sets: new Set(edits.flatMap(({ sets = [] }) => sets.map(({ id }) => id))),
  };
}
