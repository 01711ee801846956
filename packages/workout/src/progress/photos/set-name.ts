import { toCalendarDate } from '@hub/calendar';
import { formatDate } from '@hub/tool-kit';
import { formatTime } from '@hub/locale';
import { newestFirst, type PhotoSet } from './photo-set';

/** A set with what it is called: no other set has the same name. */
export type NamedSet = PhotoSet & { name: string };

/** The time of day at which a set was added, where it was on the day of its photos. */
function timeOf({ date, added }: PhotoSet): string | undefined {
  const moment = added === undefined ? undefined : new Date(added);
  return moment && toCalendarDate(moment) === date ? formatTime(moment) : undefined;
}

/**
 * Calls each set by its day: `14 Nov 2026`. Several of one day have the time at which they were added as well, or are
 * counted where that does not tell them apart: `14 Nov 2026, 07:12`, `14 Nov 2026 (2)`.
 */
export function nameSets(sets: readonly PhotoSet[]): NamedSet[] {
  return sets.map((set) => {
    const day = formatDate(set.date);
    const ofDay = sets.filter(({ date }) => date === set.date).sort((one, other) => newestFirst(other, one));
    if (ofDay.length === 1) return { ...set, name: day };
    const times = new Set(ofDay.map(timeOf));
    const isTold = times.size === ofDay.length && !times.has(undefined);
    return { ...set, name: isTold ? `${day}, ${timeOf(set) ?? ''}` : `${day} (${ofDay.indexOf(set) + 1})` };
  });
}
