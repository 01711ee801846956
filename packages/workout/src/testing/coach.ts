import { addDays, type CalendarDate, weekdayOf } from '@hub/calendar';
import type { ExerciseRecord, PlanRecord, UserRecord, WorkoutRecord } from '@hub/pb-client';
import type { SampleStore } from './store';
import {
  KIM,
  planWorkout,
  SAM,
  sampleLibraryExercise,
  sampleNote,
  samplePerson,
  samplePlan,
  sampleWorkout,
  tickedExercises,
} from './records';

/** A workout of Sam's on a date. */
export function samsWorkout(
  date: CalendarDate,
  workoutTitle: string,
  values: Partial<WorkoutRecord> = {},
): WorkoutRecord {
  return sampleWorkout({ user: SAM, date, workoutTitle, ...values });
}

/** The plan Winter strength with four workouts, and two older plans. */
export function samsPlans(): PlanRecord[] {
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

/** Sam's workouts around Sat 21 Nov 2026. */
function samsWorkouts(): WorkoutRecord[] {
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
    ...done.map((date) => samsWorkout(date, 'Legs and back', { exercises: tickedExercises(true, true) })),
    samsWorkout('2026-11-12', 'Easy hour outside', { exercises: tickedExercises(false, true) }),
    ...toCome.map((date) => samsWorkout(date, 'Push and pull', { exercises: tickedExercises(false, false) })),
  ];
}

/** A small library. */
export function smallLibrary(): ExerciseRecord[] {
  const entry = (title: string, ...tags: string[]) =>
    sampleLibraryExercise({ title, tags, tags_csv: tags.join(','), notes: 'Keep the bar close.' });
  return [
    entry('Barbell Squat', 'barbell', 'legs'),
    entry('Hyperextensions', 'bodyweight'),
    entry('Reverse Hyperextension', 'machine'),
    entry('Romanian Deadlift', 'barbell', 'legs'),
    entry('Seated Cable Rows', 'cable', 'back'),
  ];
}

/** The records of Sam's coach: Sam's plans and workouts, a small library, and another athlete. */
export function samsStore(values: Partial<SampleStore> = {}): SampleStore {
  return {
    plans: samsPlans(),
    workouts: samsWorkouts(),
    exercises: smallLibrary(),
    notes: [
      sampleNote({ text: 'Sleeps badly in the week of the move: keep Thursday easy.' }),
      sampleNote({ created: '2026-10-02 08:00:00.000Z', author: KIM }),
    ],
    people: [
      samplePerson({ id: SAM }),
      samplePerson({ id: KIM, name: 'Kim Sands', email: 'kim@example.com' }),
    ],
    ...values,
  };
}

/**
 * A coach's people and exercises: one person with a completed week, one with a partly completed one, one with
 * a missed one, one without workouts.
 */
export function peopleStore(today: CalendarDate): Partial<SampleStore> {
  const ago = (days: number) => addDays(today, -days);
  const [jonas, noor, vera, yuki] = [
    samplePerson({ name: 'Jonas Lind', email: 'jonas@example.com' }),
    samplePerson({ name: 'Noor Aziz', email: 'noor@example.com' }),
    samplePerson({ name: 'Vera de Jong', email: 'vera@example.com' }),
    samplePerson({ name: 'Yuki Mori', email: 'yuki@example.com' }),
  ];
  const workout = (user: string, date: CalendarDate, isDone: boolean) =>
    sampleWorkout({ user, date, exercises: tickedExercises(isDone) });
  return {
    people: [
      samplePerson({ name: 'Mira Okafor', email: 'coach@example.com', role: 'admin' }),
      jonas,
      noor,
      vera,
      yuki,
    ],
    workouts: [
      workout(jonas.id, ago(3), true),
      workout(jonas.id, ago(1), false),
      workout(noor.id, ago(2), true),
      workout(vera.id, ago(2), false),
    ],
    plans: [
      samplePlan({ user: jonas.id, planTitle: 'Half marathon in spring' }),
      samplePlan({ user: noor.id, planTitle: 'Back to running' }),
    ],
    exercises: [
      sampleLibraryExercise(),
      sampleLibraryExercise({ title: 'Plank', tags: ['abdominals', 'no equipment'] }),
      sampleLibraryExercise({
        title: 'Box Jump',
        instructions: '3 sets of 5. Step down, never jump down.',
        tags: [],
      }),
    ],
  };
}

/**
 * The athletes of a coach who generates workouts: one whose plan ends soon, one whose plan has just begun,
 * one with a plan without workouts, one with another plan for some time, one without a plan; and a template.
 */
export function severalStore(today: CalendarDate): SampleStore {
  const [adam, bea, chris, dina, emil] = [
    'Adam Berg',
    'Bea Lund',
    'Chris Moor',
    'Dina Okafor',
    'Emil Sand',
  ].map((name) =>
    samplePerson({ name, email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@example.com` }),
  ) as [UserRecord, UserRecord, UserRecord, UserRecord, UserRecord];
  const days = ['tuesday', 'saturday'];
  const workouts = [
    planWorkout('Legs and back', 'weekly', days),
    planWorkout('Test day', 'monthly', ['monday']),
  ];
  const template = samplePlan({
    user: '',
    active: false,
    planTitle: 'Winter strength, Tue and Sat',
    workouts,
  });
  const plans = [
    samplePlan({ user: adam.id, planTitle: 'Winter strength', workouts, origin: template.id }),
    samplePlan({
      user: bea.id,
      planTitle: 'Half marathon',
      workouts: [planWorkout('Intervals', 'weekly', days)],
    }),
    samplePlan({ user: chris.id, planTitle: 'Back to running' }),
    samplePlan({ user: dina.id, planTitle: 'Base plan', workouts: [planWorkout('Base', 'weekly', days)] }),
    template,
  ];
  /** The workouts of a plan on its days, for this many days from today. */
  const standing = (user: string, plan: PlanRecord | undefined, planWorkoutKey: string, length: number) =>
    Array.from({ length }, (_, index) => addDays(today, index))
      .filter((date) => [2, 6].includes(weekdayOf(date)))
      .map((date) =>
        sampleWorkout({
          user,
          date,
          workoutTitle: 'Base',
          plan: plan?.id ?? '',
          planWorkout: planWorkoutKey,
        }),
      );
  return {
    people: [
      samplePerson({ name: 'Mira Okafor', email: 'coach@example.com', role: 'admin' }),
      adam,
      bea,
      chris,
      dina,
      emil,
    ],
    exercises: [],
    notes: [],
    plans,
    workouts: [
      ...standing(adam.id, plans[0], 'legs-and-back', 6),
      ...standing(dina.id, plans[3], 'base', 40),
    ],
  };
}
