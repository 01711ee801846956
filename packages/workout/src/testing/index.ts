export { sampleHandlers, workoutHandlers } from './handlers';
export { sampleExercise, sampleRecord } from './samples';
