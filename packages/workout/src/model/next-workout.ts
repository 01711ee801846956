import { previewOf } from '@hub/locale';
import { type TileQuery, formatDay, type TileRecords, type TileMoment } from '@hub/tool-kit';
import { isDone } from '../rules/begun';

/** The maximum length of a title on a tile. */
const TITLE_LENGTH = 40;

/** How many workouts are searched for an open one. */
const LOOKED_AT = 10;

/** The request of the tile: the person's own next workouts, also for an admin, with what is done. */
export function nextWorkoutQuery({ today, personId }: TileMoment): TileQuery {
  return {
    collection: 'workouts',
    filter: ['user = {:user} && date >= {:today}', { user: personId, today }],
    first: { most: LOOKED_AT, sort: 'date,id', fields: 'date,workoutTitle,exercises.completed' },
  };
}

/** The line on the tile: `Legs and back today`, `Next on Tue 24 Nov`, `Done for today`, `No workouts planned`. */
export function nextWorkoutInWords(found: TileRecords | undefined, today: string): string {
  // While the hub is offline, the cached records can be from another day.
  const workouts = (found?.first ?? []).filter(({ date }) => typeof date !== 'string' || date >= today);
  if (workouts.length === 0) return 'No workouts planned';
  const { date, workoutTitle } = workouts.find(({ exercises }) => !isDone(exercises)) ?? {};
  if (typeof date !== 'string' || typeof workoutTitle !== 'string') return 'Done for today';
  if (date === today) return `${previewOf(workoutTitle, TITLE_LENGTH)} today`;
  return `Next on ${formatDay(date, today)}`;
}
