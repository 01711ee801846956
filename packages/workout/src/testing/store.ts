import type { CoachNoteRecord, ExerciseRecord, PlanRecord, UserRecord, WorkoutRecord } from '@hub/pb-client';

/** What the server holds of Workout; the handlers change it. */
export interface SampleStore {
  people: UserRecord[];
  exercises: ExerciseRecord[];
  workouts: WorkoutRecord[];
  plans: PlanRecord[];
  notes: CoachNoteRecord[];
}
