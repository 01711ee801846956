import { toCalendarDate } from '@hub/calendar';
import { formatDate } from '@hub/tool-kit';
import { formatTime } from '@hub/locale';
import { newestFirst, type PhotoSet } from './photo-set';

/** A set with a unique name. */
export type NamedSet = PhotoSet & { name: string };

/** The time of day when a set was added, if it was added on the day of its photos. */
function timeOf({ date, added }: PhotoSet): string | undefined {
  const moment = added === undefined ? undefined : new Date(added);
  return moment && toCalendarDate(moment) === date ? formatTime(moment) : undefined;
}

/**
 * Names each set by its day: `14 Nov 2026`. If there are several on a day, the time when they were added is
 * appended, or a number if the times are the same: `14 Nov 2026, 07:12`, `14 Nov 2026 (2)`.
 */
export function nameSets(sets: readonly PhotoSet[]): NamedSet[] {
  return sets.map((set) => {
    const day = formatDate(set.date);
    const ofDay = sets.filter(({ date }) => date === set.date).sort((one, other) => newestFirst(other, one));
    if (ofDay.length === 1) return { ...set, name: day };
    const times = new Set(ofDay.map(timeOf));
    const hasDistinctTimes = times.size === ofDay.length && !times.has(undefined);
    return {
      ...set,
      name: hasDistinctTimes ? `${day}, ${timeOf(set) ?? ''}` : `${day} (${ofDay.indexOf(set) + 1})`,
    };
  });
}
