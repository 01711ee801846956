export { sampleHandlers, workoutHandlers } from './handlers';
export { sampleExercise, sampleRecord, sampleWorkout } from './samples';
