import type { WorkoutRecord } from '@hub/pb-client';
import { addDays, toCalendarDate } from '@hub/tool-kit';
import { recordHandlers } from '@hub/tool-kit/testing';
import type { RequestHandler } from 'msw';

/** The sample person of stories and page tests. */
export const SAMPLE_PERSON = 'mei000000000000';

const RANGE = /^user = "(.*)" && date >= "(.*)" && date <= "(.*)"$/;

function select(records: readonly WorkoutRecord[], query: URLSearchParams): WorkoutRecord[] {
  const [, person, from = '', to = ''] = RANGE.exec(query.get('filter') ?? '') ?? [];
  return records
    .filter(({ user, date }) => user === person && date >= from && date <= to)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** A workout of the sample person, with an exercise for each tick. */
export function sampleWorkout(date: string, ...ticks: readonly boolean[]): WorkoutRecord {
  return {
    collectionId: 'workouts',
    collectionName: 'workouts',
    id: `workout-${date}`,
    created: '2026-08-01 08:00:00.000Z',
    updated: '2026-08-01 08:00:00.000Z',
    rev: 1,
    user: SAMPLE_PERSON,
    date,
    workoutTitle: 'Legs and back',
    workoutDescription: '',
    exercises: ticks.map((completed, index) => ({ id: String(index + 1), title: 'Squat', completed })),
  };
}

/** Answers like the server's collection `workouts` to what the overview asks. */
export function progressHandlers(records: WorkoutRecord[] = []): RequestHandler[] {
  return recordHandlers({
    collection: 'workouts',
    records,
    select,
    make: (values) => ({ ...sampleWorkout(''), ...values }),
  });
}

/** Three months of workouts until tomorrow, every other day, of which every sixth was missed. */
export function sampleProgress(): RequestHandler[] {
  const today = toCalendarDate(new Date());
  const days = Array.from({ length: 44 }, (_, index) => 1 - index * 2);
  return progressHandlers(
    days.map((day, index) => sampleWorkout(addDays(today, day), day <= 0, day <= 0 && index % 6 !== 5)),
  );
}
