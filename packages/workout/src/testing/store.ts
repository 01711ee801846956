import type { CoachNoteRecord, ExerciseRecord, PlanRecord, UserRecord, WorkoutRecord } from '@hub/pb-client';

/** The server's records of Workout, which the handlers change. */
export interface SampleStore {
  people: UserRecord[];
  exercises: ExerciseRecord[];
  workouts: WorkoutRecord[];
  plans: PlanRecord[];
  notes: CoachNoteRecord[];
}
