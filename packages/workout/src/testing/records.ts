import type {
  CoachNoteRecord,
  ExerciseRecord,
  PlanRecord,
  TrainingSettingsRecord,
  UserRecord,
  WorkoutRecord,
} from '@hub/pb-client';
import { SAMPLE_PERSON, sampleFrame } from '@hub/tool-kit/testing';
import type { StoredExercise } from '../model/exercise';

/** An athlete of the signed-in coach. */
export const SAM = 'sam000000000000';
/** Another athlete. */
export const KIM = 'kim000000000000';

/** A workout of the signed-in person; pass only the fields that matter for the test. */
export function sampleWorkout(values: Partial<WorkoutRecord> = {}): WorkoutRecord {
  return {
    ...sampleFrame('workouts'),
    user: SAMPLE_PERSON,
    date: '2026-11-21',
    workoutTitle: 'Legs and back',
    workoutDescription: '',
    exercises: [],
    plan: '',
    planWorkout: '',
    batch: '',
    finished: '',
    note: '',
    own: false,
    movable: false,
    movedFrom: '',
    plannedDate: '',
    planMark: '',
    reply: '',
    seen: '',
    acted: '',
    ...values,
  };
}

/** An exercise in the stored form of a workout. */
export function sampleExercise(id: string, values: StoredExercise = {}): StoredExercise {
  return { id, code: id, title: `Exercise ${id}`, completed: false, results: '', ...values };
}

/** A done set of eight repetitions at 60 kg. */
export function sampleSet(id: string, values: object = {}) {
  return { id, kind: 'work', reps: 8, weight: 60, unit: 'kg', done: true, ...values };
}

/** The exercises of a workout, one for each value. */
export function tickedExercises(...ticks: readonly boolean[]): StoredExercise[] {
  const titles = ['Trail Running/Walking', 'Hamstring Stretch', 'Barbell Squat', 'Romanian Deadlift'];
  return ticks.map((completed, index) =>
    sampleExercise(`exercise${String(index)}`, {
      title: titles[index % titles.length],
      completed,
      results: completed ? '2x30 s, calf still tight' : '',
    }),
  );
}

/** An active plan of Sam's. */
export function samplePlan(values: Partial<PlanRecord> = {}): PlanRecord {
  return {
    ...sampleFrame('plans'),
    user: SAM,
    active: true,
    planTitle: 'Winter strength',
    planDescription: 'Leave two repetitions in the tank; add weight when all sets feel easy.',
    workouts: [],
    movable: false,
    origin: '',
    batch: '',
    start: '',
    removed: [],
    ...values,
  };
}

/** A note of the signed-in coach about Sam. */
export function sampleNote(values: Partial<CoachNoteRecord> = {}): CoachNoteRecord {
  return {
    ...sampleFrame('coach_notes'),
    user: SAM,
    author: SAMPLE_PERSON,
    text: 'Left knee: no deep squats before the scan.',
    ...values,
  };
}

/** A workout of a plan in its stored form. */
export function planWorkout(title: string, frequency: string, days: string[], exercises: string[] = []) {
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    workoutTitle: title,
    workoutDescription: '',
    frequency,
    workoutDay: days[0] ?? '',
    workoutDays: days,
    exercises: exercises.map((name) => ({ id: name.toLowerCase(), code: name.toLowerCase(), title: name })),
  };
}

/** An exercise of the library. */
export function sampleLibraryExercise(values: Partial<ExerciseRecord> = {}): ExerciseRecord {
  return {
    ...sampleFrame('exercises'),
    title: 'Barbell Squat',
    instructions: 'Set the bar on a rack just below shoulder level, step under it, and go down slowly.',
    instruction: '',
    video: '',
    tags: ['quadriceps', 'barbell'],
    tags_csv: 'quadriceps, barbell',
    muscles: ['quadriceps'],
    secondary: ['calves', 'glutes', 'hamstrings', 'lower back'],
    equipment: 'barbell',
    notes: '',
    progression: '',
    regression: '',
    ...values,
  };
}

/** A person of the hub. */
export function samplePerson(values: Partial<UserRecord> = {}): UserRecord {
  return {
    ...sampleFrame('users'),
    email: 'sam@example.com',
    emailVisibility: false,
    verified: false,
    timeZone: '',
    aliasDomain: '',
    remindersFail: false,
    name: 'Sam Rivers',
    username: '',
    role: 'user',
    isAdmin: false,
    isDeactivated: false,
    passwordSetBy: '',
    passwordSetAt: '',
    ...values,
  };
}

/** The signed-in person's training settings. */
export function sampleSettings(values: Partial<TrainingSettingsRecord> = {}): TrainingSettingsRecord {
  return {
    ...sampleFrame('training_settings'),
    owner: SAMPLE_PERSON,
    unit: '',
    step: '',
    effort: '',
    isSilent: false,
    exerciseNames: {},
    ...values,
  };
}
