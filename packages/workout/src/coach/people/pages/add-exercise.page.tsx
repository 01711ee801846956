import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { ExerciseForm } from '../components/exercise-form';

/** /workout/admin/exercises/add: a new exercise. */
export function AddExercisePage() {
  return (
    <WorkoutPage title="Add Exercise" back={coachPaths.exercises}>
      <ExerciseForm exercise={null} />
    </WorkoutPage>
  );
}
