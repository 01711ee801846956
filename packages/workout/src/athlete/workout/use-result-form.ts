import { HubError } from '@hub/pb-client';
import { changesOf, draftOf, flagField, itemQuery, textField, useEditForm } from '@hub/tool-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Workout } from '../../api/workout.schema';
import { MOST_RESULTS } from '../../rules/results';
import { workoutRecords } from '../../api/workouts';
import { dropDraft, storeDraft, readDraft } from './result-draft';
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
  const key = { personId, workoutId: workout.id, exerciseId };
  const queryClient = useQueryClient();
  const { saveAsync } = useExerciseSave(workout.id, 'result');
  const item = exerciseRecord(workout, exerciseId);
  const [earlier, setEarlier] = useState(() => readDraft(key));
  const [isStored, setStored] = useState(earlier !== null);
  const formDraft = earlier && {
    opened: { ...item, results: earlier.draft.resultsSeen },
    draft: earlier.draft,
  };
  const { isUnsaved, ...form } = useEditForm<typeof fields, ExerciseRecord>({
    fields,
    item,
    // The switch is on (specification §2.23).
    begunWith: (record) => ({ ...draftOf(fields, record), completed: true }),
    formDraft,
    storeFormDraft: (edited) => {
      if (edited === null) {
        dropDraft(key);
        setEarlier(null);
      }
      const seen = edited?.opened?.results ?? '';
      setStored(edited !== null && storeDraft(key, { ...edited.draft, resultsSeen: seen }));
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
    restored: earlier && form.isTouched ? { at: earlier.at, lacksFile: false } : null,
    /** Whether leaving loses nothing, because this device has stored the draft. */
    isStored: isStored && form.isTouched,
    /** Whether leaving now would lose something. */
    isUnsaved: () => isUnsaved() && !isStored,
  };
}
