import type { CalendarDate } from '@hub/calendar';
import { capitalized, listed } from '@hub/locale';
import { formatShortDate } from '@hub/tool-kit';
import type { AthletePreview } from './athlete-preview';

/** The titles of plans by id; the title of a plan that is no longer active can be missing. */
export type Titles = ReadonlyMap<string, string>;

const UNKNOWN = 'another plan';

/** How many dates are listed; further ones are only counted. */
const MOST_NAMED = 3;

/** Until when an athlete has workouts of a plan: "Winter strength until 28 Nov". */
function aheadInWords({ ahead }: AthletePreview, titles: Titles, today: CalendarDate): string {
  if (ahead === null) return 'No workouts to come';
  const title = titles.get(ahead.plan) ?? capitalized(UNKNOWN);
  return `${title} until ${formatShortDate(ahead.date, today)}`;
}

/** The line below an athlete's name: until when they have workouts, and why they are not chosen. */
export function lineOf(athlete: AthletePreview, titles: Titles, today: CalendarDate): string {
  const title = athlete.plan?.planTitle ?? '';
  const ahead = aheadInWords(athlete, titles, today);
  switch (athlete.hindrance) {
    case 'no plan':
      return 'No active plan';
    case 'no workouts':
      return `${title} has no workouts`;
    case 'no dates':
      return `${title} has no days in these weeks`;
    case 'all there':
      return athlete.ahead === null ? 'All of it is there' : `${ahead}: all of it is there`;
    case 'another plan':
      return `${ahead}: choose a later start`;
    case null:
      return ahead;
  }
}

function namedDates(dates: readonly CalendarDate[], today: CalendarDate): string {
  const named = dates.slice(0, MOST_NAMED).map((date) => formatShortDate(date, today));
  return listed(dates.length > MOST_NAMED ? [...named, `${String(dates.length - MOST_NAMED)} more`] : named);
}

/** "1 Dec", or "1 Dec to 12 Dec". */
function rangeInWords(dates: readonly CalendarDate[], today: CalendarDate): string {
  const ends = new Set([dates[0] ?? '', dates.at(-1) ?? '']);
  return [...ends].map((date) => formatShortDate(date, today)).join(' to ');
}

/** Why some of an athlete's workouts are not new, one sentence per reason. */
export function notesOf(athlete: AthletePreview, titles: Titles, today: CalendarDate): string[] {
  const datesOf = (state: 'there' | 'out') =>
    athlete.planned.filter((planned) => planned.state === state).map(({ date }) => date);
  const [there, out] = [datesOf('there'), datesOf('out')];
  const plans = listed(athlete.plansThere.map((id) => titles.get(id) ?? UNKNOWN));
  return [
    ...(there.length > 0 ? [`There: ${plans}, ${rangeInWords(there, today)}`] : []),
    ...(out.length > 0 ? [`Left out: ${namedDates(out, today)}`] : []),
    ...athlete.skipped,
  ];
}
