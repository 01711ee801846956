import type { WorkoutRecord } from '@hub/pb-client';
import { recordHandlers } from '@hub/tool-kit/testing';
import { readObjects, type ExerciseSave, saveExercise } from '../rules';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { generationHandlers } from './generation';
import { sampleLibraryExercise, samplePerson, samplePlan, sampleWorkout } from './records';
import type { SampleStore } from './store';

const CONDITION = /(\w+) (>=|<=|=|<) ["'](.*?)["']/g;

const meets: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '>=': (value, wanted) => value >= wanted,
  '<=': (value, wanted) => value <= wanted,
  '<': (value, wanted) => value < wanted,
};

/** What a filter made of `field = "value" && …` lets through, by the first field of `sort`. */
function select<Row extends { id: string }>(records: readonly Row[], query: URLSearchParams): Row[] {
  const textOf = (row: Row, field: string) => String(row[field as keyof Row]);
  const conditions = [...(query.get('filter') ?? '').matchAll(CONDITION)];
  const [, minus = '', order = 'id'] = /^(-?)(\w+)/.exec(query.get('sort') ?? '') ?? [];
  const direction = minus === '-' ? -1 : 1;
  return records
    .filter((row) =>
      conditions.every(([, field = '', operator = '', wanted = '']) =>
        meets[operator]?.(textOf(row, field), wanted),
      ),
    )
    .sort((a, b) => direction * textOf(a, order).localeCompare(textOf(b, order)));
}

/** Answers like the server where Workout is concerned, from `store`. */
export function storeHandlers(store: Partial<SampleStore> = {}): RequestHandler[] {
  const { people = [], exercises = [], workouts = [], plans = [] } = store;
  return [
    ...workoutHandlers(workouts),
    ...recordHandlers({
      collection: 'users',
      records: people,
      select,
      make: (values) => samplePerson({ ...values, rev: 1 }),
      refuse: ({ email }) =>
        people.some((person) => person.email === email)
          ? { field: 'email', message: 'Value must be unique.' }
          : null,
    }),
    ...recordHandlers({
      collection: 'exercises',
      records: exercises,
      select,
      make: (values) => sampleLibraryExercise({ ...values, rev: 1 }),
    }),
    ...recordHandlers({
      collection: 'plans',
      records: plans,
      select,
      make: (values) => samplePlan({ ...values, rev: 1 }),
    }),
    ...generationHandlers({ people, exercises, workouts, plans }),
  ];
}

/** Answers like the route that saves one exercise of a workout. */
function exerciseHandler(records: readonly WorkoutRecord[]): RequestHandler {
  return http.patch('*/api/hub/workouts/:id/exercises/:exercise', async ({ params, request }) => {
    const record = records.find(({ id }) => id === params['id']);
    if (record === undefined) return HttpResponse.json({ status: 404 }, { status: 404 });
    const stored = readObjects(record.exercises);
    const saved = saveExercise(stored, String(params['exercise']), (await request.json()) as ExerciseSave);
    if (saved.kind === 'gone') return HttpResponse.json({ status: 404 }, { status: 404 });
    if (saved.kind === 'contested')
      return HttpResponse.json({ status: 409, workout: record }, { status: 409 });
    if (saved.list !== stored) Object.assign(record, { exercises: saved.list, rev: record.rev + 1 });
    return HttpResponse.json(record);
  });
}

/** The same, of workouts alone. */
export function workoutHandlers(records: WorkoutRecord[] = []): RequestHandler[] {
  return [
    exerciseHandler(records),
    ...recordHandlers({
      collection: 'workouts',
      records,
      select,
      make: (values) => sampleWorkout({ ...values, rev: 1 }),
      refuse: ({ id }) =>
        records.some((workout) => workout.id === id) ? { field: 'id', message: 'It is taken.' } : null,
    }),
  ];
}
