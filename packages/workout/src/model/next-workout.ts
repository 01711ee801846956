import { type Ask, formatDay, type Found, type TileMoment } from '@hub/tool-kit';
import { previewOf } from './preview';

/** The longest title that a tile tells. */
const TITLE_LENGTH = 40;

/** What the tile asks: the next of one's own workouts, an admin's too. */
export function nextWorkoutAsk({ today, personId }: TileMoment): Ask {
  return {
    collection: 'workouts',
    filter: ['user = {:user} && date >= {:today}', { user: personId, today }],
    first: { sort: 'date,id', fields: 'date,workoutTitle' },
  };
}

/** The line on the tile: `Legs and back today`, `Next on Tue 24 Nov`, `Nothing planned`. */
export function nextWorkoutInWords(found: Found | undefined, today: string): string {
  const { date, workoutTitle } = found?.first ?? {};
  if (typeof date !== 'string' || typeof workoutTitle !== 'string') return 'Nothing planned';
  if (date === today) return `${previewOf(workoutTitle, TITLE_LENGTH)} today`;
  return `Next on ${formatDay(date, today)}`;
}
