import type { ExerciseRecord, PlanRecord, UserRecord, WorkoutRecord } from '@hub/pb-client';
import { addDays, type CalendarDate, toCalendarDate } from '@hub/tool-kit';
import { recordHandlers } from '@hub/tool-kit/testing';
import type { RequestHandler } from 'msw';

let made = 0;

function base<Name extends string>(collectionName: Name) {
  made += 1;
  return {
    id: `sample${String(made).padStart(9, '0')}`,
    collectionId: collectionName,
    collectionName,
    rev: 1,
    created: '2026-11-01 08:00:00.000Z',
    updated: '2026-11-01 08:00:00.000Z',
  };
}

/** A person of the hub; give only what a test is about. */
export function samplePerson(values: Partial<UserRecord> = {}): UserRecord {
  return {
    ...base('users'),
    email: 'sam@example.com',
    emailVisibility: false,
    verified: false,
    name: 'Sam Rivers',
    username: '',
    role: 'user',
    isAdmin: false,
    passwordSetBy: '',
    passwordSetAt: '',
    ...values,
  };
}

/** An exercise of the collection; give only what a test is about. */
export function sampleExercise(values: Partial<ExerciseRecord> = {}): ExerciseRecord {
  return {
    ...base('exercises'),
    title: 'Barbell Squat',
    instructions: 'Set the bar on a rack just below shoulder level, step under it, and go down slowly.',
    instruction: '',
    video: '',
    tags: ['quadriceps', 'barbell'],
    tags_csv: 'quadriceps, barbell',
    notes: '',
    progression: '',
    regression: '',
    ...values,
  };
}

/** A workout of a person with one exercise that is done or not. */
function sampleWorkout(user: string, date: CalendarDate, completed: boolean): WorkoutRecord {
  const exercises = [{ id: 'squat', title: 'Squat', completed }];
  const byHand = { plan: '', planWorkout: '', batch: '' };
  return {
    ...base('workouts'),
    ...byHand,
    user,
    date,
    workoutTitle: 'Legs',
    workoutDescription: '',
    exercises,
  };
}

/** An active plan of a person, with these exercises in it. */
function samplePlan(user: string, planTitle: string, codes: readonly string[] = []): PlanRecord {
  const exercises = codes.map((code) => ({ id: code, code, title: 'Squat' }));
  const workouts = [{ workoutTitle: 'Legs', workoutDay: 'monday', exercises }];
  return { ...base('plans'), user, active: true, planTitle, planDescription: '', workouts };
}

interface Samples {
  people?: UserRecord[];
  exercises?: ExerciseRecord[];
  workouts?: WorkoutRecord[];
  plans?: PlanRecord[];
}

/** Answers like the server's collections that a coach's people and exercises are made of. */
export function coachHandlers({
  people = [],
  exercises = [],
  workouts = [],
  plans = [],
}: Samples = {}): RequestHandler[] {
  return [
    ...recordHandlers({
      collection: 'users',
      records: people,
      select: (all) => all.toSorted((a, b) => (a.email < b.email ? -1 : 1)),
      make: (values) => samplePerson({ ...values, rev: 1 }),
      refuse: ({ email }) =>
        people.some((person) => person.email === email)
          ? { field: 'email', message: 'Value must be unique.' }
          : null,
    }),
    ...recordHandlers({
      collection: 'exercises',
      records: exercises,
      select: (all) => all.toSorted((a, b) => (a.title < b.title ? -1 : 1)),
      make: (values) => sampleExercise({ ...values, rev: 1 }),
    }),
    ...recordHandlers({
      collection: 'workouts',
      records: workouts,
      select: (all) => [...all],
      make: () => sampleWorkout('', '', false),
    }),
    ...recordHandlers({
      collection: 'plans',
      records: plans,
      select: (all) => [...all],
      make: () => samplePlan('', ''),
    }),
  ];
}

/** The same, from samples as they are today: one week well done, one in part, one missed, one without workouts. */
export function sampleCoachHandlers(): RequestHandler[] {
  const today = toCalendarDate(new Date());
  const ago = (days: number) => addDays(today, -days);
  const [jonas, noor, vera, yuki] = [
    samplePerson({ name: 'Jonas Lind', email: 'jonas@example.com' }),
    samplePerson({ name: 'Noor Aziz', email: 'noor@example.com' }),
    samplePerson({ name: 'Vera de Jong', email: 'vera@example.com' }),
    samplePerson({ name: 'Yuki Mori', email: 'yuki@example.com' }),
  ];
  return coachHandlers({
    people: [
      samplePerson({ name: 'Mira Okafor', email: 'coach@example.com', role: 'admin' }),
      jonas,
      noor,
      vera,
      yuki,
    ],
    workouts: [
      sampleWorkout(jonas.id, ago(3), true),
      sampleWorkout(jonas.id, ago(1), false),
      sampleWorkout(noor.id, ago(2), true),
      sampleWorkout(vera.id, ago(2), false),
    ],
    plans: [samplePlan(jonas.id, 'Half marathon in spring'), samplePlan(noor.id, 'Back to running')],
    exercises: [
      sampleExercise(),
      sampleExercise({ title: 'Plank', tags: ['abdominals', 'no equipment'] }),
      sampleExercise({
        title: 'Box Jump',
        instructions: '3 sets of 5. Step down, never jump down.',
        tags: [],
      }),
    ],
  });
}
