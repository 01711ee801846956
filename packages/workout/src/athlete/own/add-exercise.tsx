import { newRecordId } from '@hub/pb-client';
import type { Workout } from '../../api/workout.schema';
import { ExercisePicker } from '../../coach/plans/components/exercise-picker';
import { pickedExercise, type PlanExercise, typedExercise } from '../../coach/plans/model/plan-exercise';
import { freshExercises } from '../../rules';
import { useExerciseSave } from '../workout/use-workout';

/** Adds exercises to the person's own workout, from the library or as typed; each is saved at once. */
export function AddExercise({ workout }: { workout: Workout }) {
  const { save } = useExerciseSave(workout.id, 'tick');
  const add = (exercise: PlanExercise) => {
    const [added] = freshExercises([exercise]);
    if (added) save({ exerciseId: exercise.id, added });
  };
  return (
    <ExercisePicker
      onPick={(exercise) => add(pickedExercise(exercise, newRecordId()))}
      onType={(title) => add(typedExercise(title, newRecordId()))}
    />
  );
}
