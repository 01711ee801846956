import { DeleteRecordDialog } from '@hub/tool-kit';
import { useQuery } from '@tanstack/react-query';
import type { LibraryExercise } from '../../../api/exercise.schema';
import { exerciseRecords } from '../../../api/exercises';
import { plansWithQuery } from '../../../api/people';
import { plansWarning } from '../model/delete-warning';

interface DeleteExerciseDialogProps {
  exercise: LibraryExercise;
  /** Called after the deletion; opens another page if the exercise's page is open. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before an exercise is deleted, and shows how many plans contain it. */
export function DeleteExerciseDialog({ exercise, onDeleted, onClose }: DeleteExerciseDialogProps) {
  const plans = useQuery(plansWithQuery(exercise.id));
  return (
    <DeleteRecordDialog
      records={exerciseRecords}
      record={exercise}
      question="Delete this exercise?"
      facts={[exercise.title]}
      warning={plansWarning(plans.data, plans.isError)}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
