import { formatDay, RecordForm, useToday } from '@hub/tool-kit';
import { BottomActions, Button, Card, Switch } from '@hub/ui';
import { useState } from 'react';
import type { Workout } from '../../api/workout.schema';
import type { Exercise } from '../../model/exercise';
import { Highlight } from './highlight';
import { KeptText } from './kept-text';
import { useLastResult } from './use-last-result';
import { useResultForm } from './use-result-form';

/** So soon after a save nobody has read the next form. */
const SECOND_TAP_MS = 1_000;

interface ResultFormProps {
  personId: string;
  workout: Workout;
  exercise: Exercise;
  /** The exercise, or its whole workout, was deleted while the form was open. */
  isDeleted: boolean;
  /** The text about the screen after the save. */
  next: string | undefined;
  /** It came in the place of a form that was just saved. */
  isAfterSave: boolean;
  onSaved: (saved: Workout) => void;
}

/** The form for the results of one exercise, with what was written last time to use again. */
export function ResultForm({
  personId,
  workout,
  exercise,
  isDeleted,
  next,
  isAfterSave,
  onSaved,
}: ResultFormProps) {
  const [begun] = useState(() => Date.now());
  const form = useResultForm({ personId, workout, exerciseId: exercise.id, onSaved });
  const last = useLastResult(workout, exercise);
  const today = useToday();
  const { draft, change } = form;

  /** This Save is at the same place: a quick second tap was meant for the exercise before. */
  async function submit() {
    const isSecondTap = isAfterSave && !form.isTouched && Date.now() - begun < SECOND_TAP_MS;
    if (!isSecondTap) await form.submit();
  }
  return (
    <RecordForm form={{ ...form, submit }} isDeleted={isDeleted}>
      <Card className="flex flex-col gap-4">
        <Switch
          label="Completed"
          name="completed"
          hint={
            draft.completed
              ? 'On: this exercise is ticked when you save.'
              : 'Off: this exercise is not ticked when you save.'
          }
          value={draft.completed}
          onChange={(completed) => change({ completed })}
        />
        <hr className="border-t border-line" />
        <KeptText {...form.field('results')} isKept={form.isStored} />
        {last && (
          <Highlight label={`Last time, ${formatDay(last.date, today)}`} text={last.text}>
            <Button variant="plain" onClick={() => change({ results: last.text })}>
              Use again
            </Button>
          </Highlight>
        )}
        <p className="text-13 text-muted">
          Write it any way you like. Results such as 3x8 @ 60 kg or 60x8, 60x8 also show up in your chart.
        </p>
      </Card>
      {next !== undefined && <p className="text-center text-muted wrap-break-word">Next: {next}</p>}
      <BottomActions>
        <Button type="submit" size="lg" busy={form.busy} busyLabel="Saving…">
          Save
        </Button>
      </BottomActions>
    </RecordForm>
  );
}
