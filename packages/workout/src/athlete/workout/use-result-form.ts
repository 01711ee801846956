import { type HubError, isStale, toHubError } from '@hub/pb-client';
import { itemQuery } from '@hub/tool-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Workout } from '../../api/workout.schema';
import { workoutRecords } from '../../api/workouts';
import type { Exercise } from '../../model/exercise';
import { dropDraft, keepDraft, readDraft, type ResultDraft } from './result-draft';
import { useExerciseSave } from './use-workout';

interface ResultFormOptions {
  personId: string;
  workoutId: string;
  exercise: Exercise;
  onSaved: (saved: Workout) => void;
}

/** A form as it begins: the switch is on (specification §2.23). */
function begunWith({ results }: Exercise): ResultDraft {
  return { results, completed: true, resultsSeen: results };
}

function differs(draft: ResultDraft, begun: ResultDraft): boolean {
  return draft.results !== begun.results || draft.completed !== begun.completed;
}

/**
 * The results of one exercise while they are written: kept on the device with each key, and saved with the tick in one
 * change. Where someone else wrote other results meanwhile, `theirs` asks which stay.
 */
export function useResultForm({ personId, workoutId, exercise, onSaved }: ResultFormOptions) {
  const key = { personId, workoutId, exerciseId: exercise.id };
  const queryClient = useQueryClient();
  const save = useExerciseSave(workoutId, 'result');
  const [kept] = useState(() => readDraft(key));
  const [draft, setDraft] = useState(() => kept ?? begunWith(exercise));
  const [isKept, setKept] = useState(kept !== null);
  const [error, setError] = useState<HubError | null>(null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const isSaved = useRef(false);
  const isTouched = differs(draft, { ...begunWith(exercise), results: draft.resultsSeen });

  // What someone else writes shows at once where nothing has been typed over it.
  if (!isTouched && !save.isPending && draft.resultsSeen !== exercise.results) {
    setDraft(begunWith(exercise));
  }

  function change(changes: Partial<ResultDraft>) {
    // While a save is under way nothing can be changed: it would be lost.
    if (save.isPending) return;
    const changed = { ...draft, ...changes };
    setDraft(changed);
    if (differs(changed, { ...begunWith(exercise), results: changed.resultsSeen })) {
      setKept(keepDraft(key, changed));
    } else {
      dropDraft(key);
      setKept(false);
    }
  }

  async function settle() {
    const latest = await queryClient.query({ ...itemQuery(workoutRecords, workoutId), staleTime: 0 });
    setTheirs(latest.exercises.find(({ id }) => id === exercise.id)?.results ?? '');
  }

  async function send(resultsSeen: string) {
    const { completed, results } = draft;
    const saved = await save.saveAsync({ exerciseId: exercise.id, completed, results, resultsSeen });
    isSaved.current = true;
    dropDraft(key);
    onSaved(saved);
  }

  async function attempt(resultsSeen: string) {
    setError(null);
    try {
      await send(resultsSeen).catch((cause: unknown) => {
        if (!isStale(cause)) throw cause;
        return settle();
      });
    } catch (cause) {
      setError(toHubError(cause));
    }
  }

  return {
    draft,
    /** Whether something differs from the form as it began. */
    isTouched,
    /** Whether leaving loses nothing, for this device has kept what was typed. */
    isKept: isKept && isTouched,
    /** Whether leaving now would lose something. */
    isUnsaved: () => isTouched && !isKept && !isSaved.current,
    busy: save.isPending,
    /** Why the last save failed. */
    error,
    change,
    submit: () => attempt(draft.resultsSeen),
    /** What someone else wrote meanwhile, while the person has to choose; `null` when there is nothing to choose. */
    theirs,
    keepMine: async () => {
      const seen = theirs ?? draft.resultsSeen;
      setTheirs(null);
      change({ resultsSeen: seen });
      await attempt(seen);
    },
    takeTheirs: () => {
      if (theirs !== null) change({ results: theirs, resultsSeen: theirs });
      setTheirs(null);
    },
    decideLater: () => setTheirs(null),
  };
}
