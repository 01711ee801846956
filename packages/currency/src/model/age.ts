import { type CalendarDate, formatDate } from '@hub/tool-kit';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Up to here an age is told in hours. */
const LONGEST_IN_HOURS_S = 2 * DAY_S;

function plural(count: number, unit: string): string {
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** Says from when the rates are that are shown in the place of newer ones, and how old they are. */
export function ageInWords(date: CalendarDate, ageSeconds: number): string {
  const age =
    ageSeconds < LONGEST_IN_HOURS_S
      ? plural(Math.max(1, Math.floor(ageSeconds / HOUR_S)), 'hour')
      : plural(Math.floor(ageSeconds / DAY_S), 'day');
  return `Rates of ${formatDate(date)}, ${age} old. Newer ones can’t be fetched.`;
}
