export { distinctNames } from './distinct-names';
export { withChange } from './exercise-change';
export { exerciseNames } from './exercise-names';
export { type ExerciseSave, saveExercise } from './exercise-save';
export { EXERCISE_TEXTS, type ExerciseText, forEachText } from './exercise-texts';
export { freshExercises } from './fresh-exercises';
export { areTooLarge, TOO_LARGE } from './generation-size';
export { type PlanWorkoutRule, readPlanWorkouts } from './plan-workout';
export {
  FREQUENCIES,
  type Horizon,
  lastDay,
  MOST_DATES,
  type PlannedDate,
  type PlanSchedule,
  schedulePlan,
  type Skipped,
} from './plan-schedule';
export { readObjects } from './stored';
export { MOST_RESULTS } from './results';
export { isWebAddress, WEB_ADDRESS } from './web-address';
