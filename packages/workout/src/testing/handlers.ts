import type { WorkoutRecord } from '@hub/pb-client';
import { toCalendarDate } from '@hub/tool-kit';
import { recordHandlers } from '@hub/tool-kit/testing';
import type { RequestHandler } from 'msw';
import { sampleRecord, sampleRecords } from './samples';

const CONDITION = /(user|date) (=|>=|<) ["'](.+?)["']/g;

const meets: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '>=': (value, wanted) => value >= wanted,
  '<': (value, wanted) => value < wanted,
};

function select(records: readonly WorkoutRecord[], query: URLSearchParams): WorkoutRecord[] {
  const conditions = [...(query.get('filter') ?? '').matchAll(CONDITION)];
  const direction = query.get('sort')?.startsWith('-') ? -1 : 1;
  return records
    .filter((record) =>
      conditions.every(([, field = '', operator = '', wanted = '']) =>
        meets[operator]?.(record[field as 'user' | 'date'], wanted),
      ),
    )
    .sort((a, b) => direction * a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}

/** Answers like the server's collection `workouts`, from `records`, which they change. */
export function workoutHandlers(records: WorkoutRecord[] = []): RequestHandler[] {
  return recordHandlers({
    collection: 'workouts',
    records,
    select,
    make: (values) => sampleRecord({ ...values, rev: 1 }),
  });
}

/** The same, from the sample records as they are today. */
export function sampleHandlers(): RequestHandler[] {
  return workoutHandlers(sampleRecords(toCalendarDate(new Date())));
}
