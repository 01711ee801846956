import { RecordForm, useRecordForm, useWayOut } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import type { LibraryExercise } from '../../../api/exercise.schema';
import { exerciseRecords } from '../../../api/exercises';
import { libraryFields } from '../../../model/exercise-fields';
import { coachPaths } from '../../../paths';
import { MuscleFields } from './muscle-fields';
import { ExerciseTextFields } from '../../components/exercise-text-fields';

interface ExerciseFormProps {
  /** The exercise to change; `null` for a new one. */
  exercise: LibraryExercise | null;
  /** Whether it was deleted while the form was open. */
  isDeleted?: boolean;
}

/** The form for an exercise. After a save it opens the list; Cancel goes back one step. */
export function ExerciseForm({ exercise, isDeleted = false }: ExerciseFormProps) {
  const wayOut = useWayOut();
  const toast = useToast();
  const form = useRecordForm({
    records: exerciseRecords,
    fields: libraryFields,
    item: exercise,
    onSaved: () => {
      toast('Saved');
      wayOut.leaveTo(coachPaths.exercises);
    },
  });
  const { draft, problems, change } = form;
  return (
    <RecordForm form={form} isDeleted={isDeleted} onCancel={() => wayOut.back(coachPaths.exercises)}>
      <ExerciseTextFields
        fieldText={(name) => draft[name]}
        problems={problems}
        onChange={(name, text) => change({ [name]: text })}
        autoFocus={exercise === null}
      />
      <MuscleFields draft={draft} problems={problems} onChange={change} />
    </RecordForm>
  );
}
