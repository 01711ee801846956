import { RecordForm, useRecordForm, useWayOut } from '@hub/tool-kit';
import { TextArea, TextField, useToast } from '@hub/ui';
import type { LibraryExercise } from '../../../api/exercise.schema';
import { exerciseRecords } from '../../../api/exercises';
import { exerciseFields } from '../../../model/exercise-fields';
import { coachPaths } from '../../../paths';

interface ExerciseFormProps {
  /** The exercise to change; `null` makes a new one. */
  exercise: LibraryExercise | null;
  /** It was deleted while the form was open. */
  gone?: boolean;
}

/** The form for an exercise. After a save it leads to the list; Cancel goes back one step. */
export function ExerciseForm({ exercise, gone = false }: ExerciseFormProps) {
  const wayOut = useWayOut();
  const toast = useToast();
  const form = useRecordForm({
    records: exerciseRecords,
    fields: exerciseFields,
    item: exercise,
    onSaved: () => {
      toast('Saved');
      wayOut.leaveTo(coachPaths.exercises);
    },
  });
  const { draft, problems, change } = form;
  const field = (name: keyof typeof exerciseFields) => ({
    name,
    label: exerciseFields[name].label,
    maxLength: exerciseFields[name].limit,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: problems[name],
  });
  return (
    <RecordForm form={form} gone={gone} onCancel={() => wayOut.back(coachPaths.exercises)}>
      <TextField {...field('title')} autoFocus={exercise === null} autoComplete="off" />
      <TextArea {...field('instructions')} rows={5} />
      <TextField
        {...field('video')}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('tags')}
        autoComplete="off"
        placeholder="legs, barbell"
        hint="With commas between them."
      />
      <TextArea {...field('notes')} />
      <TextArea {...field('progression')} hint="What comes next, when it has become easy." />
      <TextArea {...field('regression')} hint="What to do instead, while it is too hard." />
    </RecordForm>
  );
}
