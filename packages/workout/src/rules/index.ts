export {
  inKg,
  inUnit,
  isMetres,
  isReps,
  isSeconds,
  isWeight,
  MOST_KG,
  MOST_METRES,
  MOST_REPS,
  MOST_SECONDS,
  type WeightUnit,
} from './amounts';
export { isBegun, isBegunWorkout } from './begun';
export { distinctNames } from './distinct-names';
export { estimatedMaximum } from './estimate';
export { areOfSets, placeOf, withChange, withSets } from './exercise-change';
export { exerciseNames } from './exercise-names';
export { type ExerciseSave, saveExercise } from './exercise-save';
export { EXERCISE_TEXTS, type ExerciseText, forEachText } from './exercise-texts';
export { freshExercises } from './fresh-exercises';
export { areTooLarge, type PlannedWorkouts, TOO_LARGE } from './generation-size';
export {
  type Occurrence,
  CHANGE_GROUPS,
  type ChangeGroup,
  type OccurrenceGroup,
  occurrenceId,
  occurrencesOf,
} from './occurrences';
export { daysTaken, madeFor, type MadeWorkout, type PlanState } from './made';
export { startOf, startOfLastRun } from './plan-start';
export { effortsOf, type FarEffort, rpeOf } from './effort';
export {
  countNews,
  type FeedClock,
  isMissed,
  hasNews,
  isOverAndBegun,
  readNewsExercises,
  type NewsWorkout,
  newsTimeOf,
} from './news';
export { contentOf, contentsOf, markOf } from './plan-mark';
export { readPlanWorkouts } from './plan-workout';
export {
  firstKnownDay,
  FREQUENCIES,
  type Horizon,
  knownDays,
  lastDay,
  MOST_DATES,
  type PlannedDate,
  schedulePlan,
  type Skipped,
} from './plan-schedule';
export { MOST_ATHLETES, MOST_ENTRIES, MOST_EXERCISES_BYTES, MOST_RESULTS } from './list-limits';
export { mergeSets } from './merge-sets';
export { EQUIPMENT, type Muscle, MUSCLES, musclesProblem, readMuscles } from './muscles';
export { type MuscleSets, muscleVolume } from './muscle-volume';
export { type EarlierSet, earlierSet, earlierSets, recordsOf } from './records';
export { type ExerciseIdentity, isLabel, sameExercise } from './same-exercise';
export {
  type ExerciseSet,
  isHard,
  isOfTarget,
  isInstant,
  readSets,
  type RecordKind,
  SET_KINDS,
  type SetChange,
  setChangesProblem,
  type SetKind,
  type SetRecord,
  setsProblem,
  type SetValues,
} from './sets';
export { clockOf } from './clock';
export { setsInWords } from './sets-in-words';
export { loggedOrWritten, setsOfResult } from './sets-of-result';
export { canonical, readObjects, readTexts, type Stored, textOrEmpty, trimmedText } from './stored';
export {
  type ExerciseTarget,
  MOST_SETS,
  readTarget,
  type SetTarget,
  targetOfSet,
  targetProblem,
} from './target';
export { isWebAddress, WEB_ADDRESS } from './web-address';
export { endOfDay } from './zone-day';
