export { samsPlans, samsStore, samsWorkout } from './coach';
export { storeHandlers, workoutHandlers } from './handlers';
export { athleteHandlers, peopleHandlers, progressHandlers, samsHandlers } from './lived-in';
export {
  KIM,
  planWorkout,
  SAM,
  sampleExercise,
  sampleLibraryExercise,
  samplePerson,
  samplePlan,
  sampleWorkout,
  tickedExercises,
} from './records';
export type { SampleStore } from './store';
