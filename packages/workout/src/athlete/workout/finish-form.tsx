import { hubNow, workoutsLimits } from '@hub/pb-client';
import { DELETED_WHILE_OPEN, savedInWords, useIfHere, useIsWaiting, useTextDraft } from '@hub/tool-kit';
import { Banner, BottomActions, Button, Form, useToast } from '@hub/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Workout } from '../../api/workout.schema';
import { endOf } from '../../model/finish';
import { workoutPaths } from '../../paths';
import { KeptText } from './kept-text';
import { useExerciseSave } from './use-workout';

interface FinishFormProps {
  workout: Workout;
  /** The workout was deleted while the form was open. */
  isDeleted: boolean;
  /** Who is signed in: its athlete. */
  personId: string;
}

/** The note as it is typed, kept on the device with each key until it is saved. */
function useNote({ id, note }: Workout, personId: string) {
  const { found, isStored, store, drop } = useTextDraft({
    place: { personId, name: `note.${id}` },
    parse: (text) => text,
    onLocked: (begun, other) => setTyped((text) => (text === begun.text ? (other?.text ?? null) : text)),
  });
  const [typed, setTyped] = useState(found?.text ?? null);
  return {
    text: typed ?? note ?? '',
    isStored,
    change: (text: string) => {
      setTyped(text);
      store(text);
    },
    drop,
  };
}

/** The note to the coach, and Done, which saves what is unsaved, or queues it without a network. */
export function FinishForm({ workout, isDeleted, personId }: FinishFormProps) {
  const { id, finished, exercises } = workout;
  const note = useNote(workout, personId);
  const { saveAsync } = useExerciseSave(id, 'finish');
  const [state, setState] = useState<'open' | 'saving' | Error>('open');
  const navigate = useNavigate();
  const leaveIfHere = useIfHere(() => navigate(workoutPaths.activity));
  const isWaiting = useIsWaiting('workouts');
  const toast = useToast();
  const failure = state instanceof Error ? `Failed to save. ${state.message}` : null;
  const isChanged = note.text.trim() !== (workout.note ?? '');

  async function save() {
    setState('saving');
    try {
      if (isChanged || finished === null) {
        await saveAsync({
          ...(finished === null && { finished: endOf(exercises, hubNow()).toISOString() }),
          ...(isChanged && { note: note.text.trim() }),
        });
        toast(savedInWords(isWaiting(id)));
      }
      note.drop();
      await leaveIfHere();
    } catch (error) {
      setState(error as Error);
    }
  }
  return (
    <Form onSubmit={save}>
      <KeptText
        label="Note to the coach"
        name="note"
        limit={workoutsLimits.note}
        hint="Your coach will see it with your numbers."
        value={note.text}
        // While it is being saved, what is typed would be lost.
        onChange={(text) => state !== 'saving' && note.change(text)}
        isKept={note.isStored && isChanged}
      />
      {(isDeleted || failure !== null) && (
        <Banner tone="danger">{isDeleted ? DELETED_WHILE_OPEN : failure}</Banner>
      )}
      <BottomActions>
        <Button type="submit" size="lg" busy={state === 'saving'} busyLabel="Saving…">
          {finished === null ? 'Finish workout' : 'Done'}
        </Button>
      </BottomActions>
    </Form>
  );
}
