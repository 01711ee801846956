import { useState } from 'react';
import type { Workout } from '../../api/workout.schema';
import { ExercisePicker } from '../../coach/plans/components/exercise-picker';
import type { PlanExercise } from '../../coach/plans/model/plan-exercise';
import { freshExercises } from '../../rules';
import { useExerciseSave } from '../workout/use-workout';

/** Adds exercises to the person's own workout, from the library or as typed; each is saved at once. */
export function AddExercise({ workout }: { workout: Workout }) {
  const { save } = useExerciseSave(workout.id, 'tick');
  const [typed, setTyped] = useState('');
  const add = (exercise: PlanExercise) => {
    setTyped('');
    const [added] = freshExercises([exercise]);
    if (added) save({ exerciseId: exercise.id, added });
  };
  return <ExercisePicker value={typed} onChange={setTyped} onAdd={add} />;
}
