import { useLive } from '@hub/pb-client';
import { useRecord, useWayOut } from '@hub/tool-kit';
import { Button, FormSkeleton, isNotFound, QueryState } from '@hub/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { exerciseRecords, exercisesKey } from '../../../api/exercises';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { DeleteExerciseDialog } from '../components/delete-exercise-dialog';
import { ExerciseForm } from '../components/exercise-form';

/** /workout/admin/exercises/{id}/edit: an exercise. The draft stays if somebody else deletes the exercise. */
export function EditExercisePage() {
  const { id = '' } = useParams();
  const query = useRecord(exerciseRecords, id);
  const wayOut = useWayOut();
  const [isDeleting, setIsDeleting] = useState(false);
  useLive('exercises', exercisesKey);
  const isDeleted = isNotFound(query.error);
  const shown = isDeleted && query.data !== undefined ? { ...query, error: null } : query;
  return (
    <WorkoutPage
      title="Edit Exercise"
      back={coachPaths.exercises}
      actions={
        <>
          {query.data && !isDeleted && (
            <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          )}
        </>
      }
    >
      <QueryState
        query={shown}
        failedToLoad="Failed to load."
        loading={<FormSkeleton fields={4} />}
        missing={{ label: 'Go to exercises', to: coachPaths.exercises }}
      >
        {(exercise) => <ExerciseForm key={exercise.id} exercise={exercise} isDeleted={isDeleted} />}
      </QueryState>
      {isDeleting && query.data && (
        <DeleteExerciseDialog
          exercise={query.data}
          onDeleted={() => wayOut.leaveTo(coachPaths.exercises)}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </WorkoutPage>
  );
}
