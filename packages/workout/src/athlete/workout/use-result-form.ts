import { HubError } from '@hub/pb-client';
import {
  changesOf,
  draftOf,
  flagField,
  itemQuery,
  textField,
  useEditForm,
  useTextDraft,
} from '@hub/tool-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { Workout } from '../../api/workout.schema';
import { MOST_RESULTS } from '../../rules';
import { workoutRecords } from '../../api/workouts';
import { parseResultDraft, type ResultDraft, resultPlace } from './result-draft';
import { useExerciseSave } from './use-workout';

const fields = {
  // Two ticks of an exercise are never a question: the last one stays.
  completed: { ...flagField({ label: 'Completed' }), fieldTextOf: () => '' },
  results: textField({ label: 'Results', limit: MOST_RESULTS }),
};

/** One exercise of a workout as a record to change, under the workout's `id` and `rev`. */
interface ExerciseRecord {
  id: string;
  rev: number;
  completed: boolean;
  results: string;
  workout: Workout;
}

function exerciseRecord(workout: Workout, exerciseId: string): ExerciseRecord {
  const exercise = workout.exercises.find(({ id }) => id === exerciseId);
  if (exercise === undefined) throw new HubError('not-found', { message: 'Exercise not found' });
  const { completed, results } = exercise;
  return { id: workout.id, rev: workout.rev, completed, results, workout };
}

interface ResultFormOptions {
  personId: string;
  workout: Workout;
  exerciseId: string;
  onSaved: (saved: Workout) => void;
}

/** The results of one exercise while they are written: kept on the device with each key, and saved with the tick. */
export function useResultForm({ personId, workout, exerciseId, onSaved }: ResultFormOptions) {
  const queryClient = useQueryClient();
  const { saveAsync } = useExerciseSave(workout.id, 'result');
  const item = exerciseRecord(workout, exerciseId);
  const editedOf = ({ resultsSeen, ...draft }: ResultDraft) => ({
    opened: { ...item, results: resultsSeen },
    draft,
  });
  const { found, isStored, store, drop } = useTextDraft<ResultDraft>({
    place: resultPlace(personId, workout.id, exerciseId),
    parse: parseResultDraft,
    onLocked: (begun, other) => form.replaceDraft(begun.draft, other && editedOf(other.draft)),
  });
  const { isUnsaved, ...form } = useEditForm<typeof fields, ExerciseRecord>({
    fields,
    item,
    // The switch is on (specification §2.23).
    begunWith: (record) => ({ ...draftOf(fields, record), completed: true }),
    formDraft: found && editedOf(found.draft),
    storeFormDraft: (edited) => {
      if (edited === null) {
        drop();
        return;
      }
      const resultsSeen = edited.opened?.results ?? '';
      const stored: ResultDraft = { ...edited.draft, resultsSeen };
      store(JSON.stringify(stored));
    },
    save: async (base, draft) => {
      const { results } = changesOf(fields, base, draft);
      const typed = results === undefined ? {} : { results, resultsSeen: base?.results ?? '' };
      const saved = await saveAsync({ exerciseId, completed: draft.completed, ...typed });
      return exerciseRecord(saved, exerciseId);
    },
    getLatest: async ({ id }) => {
      const latest = await queryClient.query({ ...itemQuery(workoutRecords, id), staleTime: 0 });
      return exerciseRecord(latest, exerciseId);
    },
    onSaved: (saved) => onSaved(saved.workout),
  });
  return {
    ...form,
    /** The draft of an earlier page with which the form continues. */
    restored: found && form.isTouched ? { at: found.at, lacksFile: false } : null,
    /** Whether leaving loses nothing, because this device has stored the draft. */
    isStored: isStored && form.isTouched,
    /** Whether leaving now would lose something. */
    isUnsaved: () => isUnsaved() && !isStored,
  };
}
