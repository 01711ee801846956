import { addDays, type CalendarDate } from '@hub/calendar';
import { listed } from '@hub/locale';
import type { TileMoment, TileQuery, TileRecords } from '@hub/tool-kit';
import { isDone } from '../rules/begun';

/** The maximum number of workouts, and of people, that a tile requests. */
const LOOKED_AT = 100;
/** Up to this number of people, their names are shown; above it, only their number. */
const MOST_NAMES = 2;

/** The requests of a coach's tile: the workouts of others for yesterday and today, and everybody's name. */
export function coachNewsQueries({ today, personId }: TileMoment): TileQuery[] {
  const values = { user: personId, from: addDays(today, -1), to: today };
  return [
    {
      collection: 'workouts',
      filter: ['user != {:user} && date >= {:from} && date <= {:to}', values],
      first: { most: LOOKED_AT, sort: 'date,id', fields: 'user,date,exercises.completed' },
      isExtra: true,
    },
    {
      collection: 'users',
      first: { most: LOOKED_AT, sort: 'email,id', fields: 'id,name' },
      isExtra: true,
    },
  ];
}

type Found = TileRecords['first'][number];

/** The ids of the people with these workouts, without duplicates. */
const usersOf = (workouts: readonly Found[]) => [...new Set(workouts.map(({ user }) => String(user)))];

/** The days of these workouts in words. */
function whenInWords(done: readonly Found[], today: CalendarDate): string {
  const days = new Set(done.map(({ date }) => date));
  if (days.size > 1) return 'yesterday and today';
  return days.has(today) ? 'today' : 'yesterday';
}

function hasExercises({ exercises }: Found): boolean {
  return Array.isArray(exercises) && exercises.length > 0;
}

/**
 * Who finished or missed a workout of yesterday or today, each person once: `Sam finished today`, `Noor missed
 * yesterday`, `3 finished, 1 missed since yesterday`; `null` if nobody did.
 */
export function coachNewsInWords(
  workouts: TileRecords | undefined,
  people: TileRecords | undefined,
  today: CalendarDate,
): string | null {
  if (!workouts || !people) return null;
  const yesterday = addDays(today, -1);
  // While the hub is offline, the cached records can be from other days.
  const found = workouts.first.filter(({ date }) => date === today || date === yesterday);
  const finished = found.filter(({ exercises }) => isDone(exercises));
  const unfinished = found.filter(
    (each) => each.date === yesterday && hasExercises(each) && !isDone(each.exercises),
  );
  const done = usersOf(finished);
  const missed = usersOf(unfinished).filter((id) => !done.includes(id));
  const who = [...done, ...missed];
  if (who.length === 0) return null;
  const names = new Map(
    people.first.map(({ id, name }) => [id, typeof name === 'string' ? (name.split(' ')[0] ?? '') : '']),
  );
  if (who.length > MOST_NAMES || who.some((id) => !names.get(id))) {
    const parts = [`${String(done.length)} finished`, `${String(missed.length)} missed`];
    return `${parts.filter((part) => !part.startsWith('0 ')).join(', ')} since yesterday`;
  }
  const listedNames = (ids: readonly string[]) => listed(ids.map((id) => names.get(id) ?? ''));
  if (missed.length === 0) return `${listedNames(done)} finished ${whenInWords(finished, today)}`;
  if (done.length === 0) return `${listedNames(missed)} missed yesterday`;
  return `${listedNames(done)} finished, ${listedNames(missed)} missed`;
}
