export { samsPlans, samsStore, samsWorkout, severalStore } from './coach';
export { feedStore } from './feed';
export { settingsHandlers, storeHandlers, workoutHandlers } from './handlers';
export {
  athleteHandlers,
  feedHandlers,
  loggingHandlers,
  ownStore,
  peopleHandlers,
  progressHandlers,
  samsHandlers,
} from './lived-in';
export {
  KIM,
  planWorkout,
  SAM,
  sampleExercise,
  sampleLibraryExercise,
  sampleNote,
  samplePerson,
  samplePlan,
  sampleSet,
  sampleSettings,
  sampleWorkout,
  tickedExercises,
} from './records';
export type { SampleStore } from './store';
