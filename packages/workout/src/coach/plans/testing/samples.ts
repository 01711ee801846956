import type { ExerciseRecord, PlanRecord, UserRecord, WorkoutRecord } from '@hub/pb-client';

/** The athlete of the samples. */
export const SAM = 'sam000000000000';
/** Another athlete. */
export const KIM = 'kim000000000000';

let made = 0;

function frame<Name extends string>(collectionName: Name, kind: string) {
  made += 1;
  const time = '2026-11-18 08:00:00.000Z';
  return {
    id: `${kind}${String(made).padStart(15 - kind.length, '0')}`,
    collectionId: collectionName,
    collectionName,
    rev: 1,
    created: time,
    updated: time,
  };
}

/** A plan of Sam's; give only what a test is about. */
export function samplePlan(values: Partial<PlanRecord> = {}): PlanRecord {
  return {
    ...frame('plans', 'plan'),
    user: SAM,
    active: true,
    planTitle: 'Winter strength',
    planDescription: 'Leave two repetitions in the tank; add weight when all sets feel easy.',
    workouts: [],
    ...values,
  };
}

/** A workout of a plan as it is stored. */
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

type WorkoutSample = WorkoutRecord & { plan: string; planWorkout: string; batch: string };

/** A workout of Sam's on a date. */
export function sampleWorkout(
  date: string,
  workoutTitle: string,
  values: Partial<WorkoutSample> = {},
): WorkoutSample {
  return {
    ...frame('workouts', 'workout'),
    user: SAM,
    date,
    workoutTitle,
    workoutDescription: '',
    exercises: [],
    plan: '',
    planWorkout: '',
    batch: '',
    ...values,
  };
}

/** The exercises of a workout, each done or not. */
export function sampleExercises(...done: boolean[]) {
  const titles = ['Trail Running/Walking', 'Hamstring Stretch', 'Barbell Squat', 'Romanian Deadlift'];
  return done.map((completed, index) => ({
    id: `exercise${String(index)}`,
    title: titles[index % titles.length],
    completed,
    results: completed ? '2x30 s, calf still tight' : '',
  }));
}

/** An exercise of the library. */
export function sampleExercise(title: string, ...tags: string[]): ExerciseRecord {
  return {
    ...frame('exercises', 'exercise'),
    title,
    instructions: '3 sets of 8. Two minutes between sets.',
    instruction: '',
    video: '',
    tags,
    tags_csv: tags.join(','),
    notes: 'Keep the bar close.',
    progression: '',
    regression: '',
  };
}

/** A person as an admin sees them. */
export function sampleAthlete(id: string, name: string): UserRecord {
  return {
    ...frame('users', 'user'),
    id,
    email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@example.com`,
    name,
    username: '',
    role: 'user',
    isAdmin: false,
    passwordSetBy: 'self',
    passwordSetAt: '',
    emailVisibility: false,
    verified: true,
  };
}

/** Winter strength with four workouts, and two older plans. */
export function samplePlans(): PlanRecord[] {
  return [
    samplePlan({
      workouts: [
        planWorkout(
          'Legs and back',
          'weekly',
          ['tuesday', 'saturday'],
          ['Barbell Squat', 'Romanian Deadlift'],
        ),
        planWorkout('Push and pull', 'weekly', ['thursday'], ['Bench Press']),
        planWorkout('Easy hour outside', 'bi-weekly', ['sunday'], ['Trail Running']),
        planWorkout('Test day', 'monthly', ['monday'], ['Barbell Squat']),
      ],
    }),
    samplePlan({
      planTitle: 'Strength, three days a week',
      active: false,
      created: '2026-08-22 08:00:00.000Z',
      workouts: [planWorkout('Whole body', 'weekly', ['monday', 'wednesday', 'friday'], ['Squat'])],
    }),
    samplePlan({ planTitle: 'First weeks', active: false, created: '2026-07-04 08:00:00.000Z' }),
  ];
}

/** What Sam has to do around Sat 21 Nov 2026. */
export function sampleWorkouts(): WorkoutSample[] {
  const done = [
    '2026-10-27',
    '2026-10-29',
    '2026-11-03',
    '2026-11-05',
    '2026-11-10',
    '2026-11-14',
    '2026-11-17',
  ];
  const toCome = ['2026-11-21', '2026-11-24', '2026-11-26', '2026-11-28', '2026-12-01', '2026-12-03'];
  return [
    ...done.map((date) => sampleWorkout(date, 'Legs and back', { exercises: sampleExercises(true, true) })),
    sampleWorkout('2026-11-12', 'Easy hour outside', { exercises: sampleExercises(false, true) }),
    ...toCome.map((date) =>
      sampleWorkout(date, 'Push and pull', { exercises: sampleExercises(false, false) }),
    ),
  ];
}

/** A small library. */
export function sampleLibrary(): ExerciseRecord[] {
  return [
    sampleExercise('Barbell Squat', 'barbell', 'legs'),
    sampleExercise('Hyperextensions', 'bodyweight'),
    sampleExercise('Reverse Hyperextension', 'machine'),
    sampleExercise('Romanian Deadlift', 'barbell', 'legs'),
    sampleExercise('Seated Cable Rows', 'cable', 'back'),
  ];
}
