import type { TrainingSettingsRecord, WorkoutRecord } from '@hub/pb-client';
import { recordHandlers } from '@hub/tool-kit/testing';
import { countNews, type ExerciseSave, readObjects, readNewsExercises, saveExercise } from '../rules';
import { addDays, toCalendarDate } from '@hub/calendar';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { accountHandlers } from './account';
import { generationHandlers } from './generation';
import {
  sampleLibraryExercise,
  sampleNote,
  samplePerson,
  samplePlan,
  sampleSettings,
  sampleWorkout,
} from './records';
import type { SampleStore } from './store';

const CONDITION = /(\w+) (>=|<=|!=|=|<|>) (?:["'](.*?)["']|(true|false))/g;

const meets: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '!=': (value, wanted) => value !== wanted,
  '>=': (value, wanted) => value >= wanted,
  '<=': (value, wanted) => value <= wanted,
  '<': (value, wanted) => value < wanted,
  '>': (value, wanted) => value > wanted,
};

/** What a filter made of `field = "value" && …`, or of several such with `||`, lets through, by the first field of `sort`. */
function select<Row extends { id: string }>(records: readonly Row[], query: URLSearchParams): Row[] {
  const fieldText = (row: Row, field: string) => String(row[field as keyof Row]);
  const conditionsOf = (filter: string) => [...filter.matchAll(CONDITION)];
  // What is not to be is said once, before the alternatives.
  const excluded = conditionsOf(query.get('filter') ?? '').filter(([, , operator]) => operator === '!=');
  const alternatives = (query.get('filter') ?? '').split(' || ').map(conditionsOf);
  const [, minus = '', order = 'id'] = /^(-?)(\w+)/.exec(query.get('sort') ?? '') ?? [];
  const direction = minus === '-' ? -1 : 1;
  return records
    .filter((row) =>
      alternatives.some((conditions) =>
        [...excluded, ...conditions].every(([, field = '', operator = '', quoted, word]) =>
          meets[operator]?.(fieldText(row, field), quoted ?? word ?? ''),
        ),
      ),
    )
    .sort((a, b) => direction * fieldText(a, order).localeCompare(fieldText(b, order)));
}

/** The server makes no second record of one id: what was sent twice is found by it. */
function refuseTaken(records: readonly { id: string }[], id: unknown) {
  return records.some((record) => record.id === id) ? { field: 'id', message: 'It is taken.' } : null;
}

/** Answers like the server where Workout is concerned, from `store`. */
export function storeHandlers(store: Partial<SampleStore> = {}): RequestHandler[] {
  const { people = [], exercises = [], workouts = [], plans = [], notes = [] } = store;
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
    ...accountHandlers({ people, exercises, workouts, plans, notes }),
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
      refuse: ({ id }) => refuseTaken(plans, id),
    }),
    ...recordHandlers({
      collection: 'coach_notes',
      records: notes,
      select,
      make: (values) => sampleNote({ ...values, created: new Date().toISOString(), rev: 1 }),
    }),
    ...generationHandlers({ people, exercises, workouts, plans, notes }),
  ];
}

/** Answers like the route that saves one exercise of a workout. */
function exerciseHandler(records: readonly WorkoutRecord[]): RequestHandler {
  return http.patch('*/api/hub/workouts/:id/exercises/:exercise', async ({ params, request }) => {
    const record = records.find(({ id }) => id === params['id']);
    if (record === undefined) return HttpResponse.json({ status: 404 }, { status: 404 });
    const stored = readObjects(record.exercises);
    const saved = saveExercise(stored, String(params['exercise']), (await request.json()) as ExerciseSave);
    if (saved.kind === 'missing') return HttpResponse.json({ status: 404 }, { status: 404 });
    if (saved.kind === 'contested')
      return HttpResponse.json({ status: 409, workout: record }, { status: 409 });
    if (saved.list !== stored) Object.assign(record, { exercises: saved.list, rev: record.rev + 1 });
    return HttpResponse.json(record);
  });
}

/** Answers like the settings of a person, of which there is one record or none. */
export function settingsHandlers(records: TrainingSettingsRecord[] = []): RequestHandler[] {
  return recordHandlers({
    collection: 'training_settings',
    records,
    select,
    make: (values) => sampleSettings({ ...values, rev: 1 }),
  });
}

/** Answers like the route that notes what coaches have seen. */
function seenHandler(records: readonly WorkoutRecord[]): RequestHandler {
  return http.post('*/api/hub/workouts/seen', async ({ request }) => {
    const { workouts } = (await request.json()) as { workouts: string[] };
    const seen = new Date().toISOString();
    for (const record of records) if (workouts.includes(record.id)) record.seen = seen;
    return HttpResponse.json({ seen });
  });
}

/** Answers like the route that counts what is new to a coach, on the clock of this device. */
function newsHandler(records: readonly WorkoutRecord[]): RequestHandler {
  return http.post('*/api/hub/workouts/news', async ({ request }) => {
    const { today } = (await request.json()) as { today: string };
    const clock = {
      todayOf: () => today,
      dayOf: (at: number) => toCalendarDate(new Date(at)),
      endOf: (day: string) => new Date(`${addDays(day, 1)}T00:00:00`).getTime(),
    };
    const logs = records.map(({ exercises, finished, note, movedFrom, ...workout }) => ({
      ...workout,
      finished: finished || null,
      note: note || null,
      movedFrom: movedFrom || null,
      exercises: readNewsExercises(exercises),
    }));
    return HttpResponse.json({ count: countNews(logs, addDays(today, -13), clock) });
  });
}

/** The same, of workouts alone. */
export function workoutHandlers(records: WorkoutRecord[] = []): RequestHandler[] {
  return [
    exerciseHandler(records),
    ...settingsHandlers(),
    seenHandler(records),
    newsHandler(records),
    ...recordHandlers({
      collection: 'workouts',
      records,
      select,
      make: (values) => sampleWorkout({ ...values, rev: 1 }),
      refuse: ({ id }) => refuseTaken(records, id),
    }),
  ];
}
