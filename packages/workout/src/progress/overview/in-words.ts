import type { CalendarDate } from '@hub/calendar';
import { formatDay, formatShortDate } from '@hub/tool-kit';
import { counted, formatPercent } from '@hub/locale';
import type { Share, Streak, Week } from './figures';

function dayInWords(date: CalendarDate, today: CalendarDate): string {
  return date === today ? 'today' : formatDay(date, today);
}

/** The name of a week's bar in the chart: `31 Aug to 6 Sep`; `This week` for the current one. */
export function weekInWords({ from, to }: Week, today: CalendarDate): string {
  if (from <= today && today <= to) return 'This week';
  return `${formatShortDate(from, today)} to ${formatShortDate(to, today)}`;
}

/** A rounded percentage, but 100% and 0% only if exact: `92%`; `null` if nothing was due. */
export function percentOf({ done, due }: Share): string | null {
  if (due === 0) return null;
  const percent = Math.round((done / due) * 100);
  const most = done < due ? 99 : 100;
  const least = done > 0 ? 1 : 0;
  return formatPercent(Math.min(most, Math.max(least, percent)) / 100);
}

const inARow = (length: number) => `${counted(length, 'workout')} in a row`;

/** The heading of the streak, and the line below it. */
export function streakInWords(
  { now, longest }: Streak,
  today: CalendarDate,
): { title: string; text: string } {
  if (longest === null)
    return { title: 'No streak yet', text: 'It starts with the first workout you complete.' };
  const { length, from, to } = longest;
  const range =
    from === to
      ? `on ${formatShortDate(from, today)}`
      : `from ${formatShortDate(from, today)} to ${formatShortDate(to, today)}`;
  const best = `Your longest of the last 90 days: ${String(length)}, ${range}.`;
  if (now === null) return { title: 'No streak now', text: `It starts again with the next workout. ${best}` };
  const since = `Since ${dayInWords(now.from, today)}.`;
  return {
    title: inARow(now.length),
    text: now.length < length ? `${since} ${best}` : `${since} Your longest of the last 90 days.`,
  };
}
