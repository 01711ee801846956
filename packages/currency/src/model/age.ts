import { type CalendarDate, formatDate } from '@hub/tool-kit';
import { counted } from '@hub/ui/locale';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Up to here an age is told in hours. */
const LONGEST_IN_HOURS_S = 2 * DAY_S;

/** Says from when the rates are that are shown in the place of newer ones, and how old they are. */
export function ageInWords(date: CalendarDate, ageSeconds: number): string {
  const age =
    ageSeconds < LONGEST_IN_HOURS_S
      ? counted(Math.max(1, Math.floor(ageSeconds / HOUR_S)), 'hour')
      : counted(Math.floor(ageSeconds / DAY_S), 'day');
  return `Rates of ${formatDate(date)}, ${age} old. Newer ones can’t be fetched.`;
}
