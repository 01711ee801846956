import type { CalendarDate } from '@hub/calendar';
import { EVERY_MINUTE, useClock, useToday } from '@hub/tool-kit';
import { useMemo } from 'react';
import type { Person } from '../api/person.schema';
import { todayIn } from './model/athlete-day';

/** The date where an athlete is, which decides what they have missed; it is not always the coach's. */
export function useTodayIn(timeZone: string | null): CalendarDate {
  const own = useToday();
  return useClock(EVERY_MINUTE, (now) => todayIn(timeZone, now)) ?? own;
}

type Zoned = Pick<Person, 'id' | 'timeZone'>;

/** Gives the date where each person is, by their id; renders again when it changes anywhere. */
export function useTodays(people: readonly Zoned[] | undefined): (user: string) => CalendarDate {
  const own = useToday();
  const zones = useMemo(() => [...new Set(people?.map(({ timeZone }) => timeZone))], [people]);
  const dates = useClock(EVERY_MINUTE, (now) => zones.map((zone) => todayIn(zone, now)).join(' '));
  return useMemo(() => {
    const shown = dates?.split(' ') ?? [];
    const byZone = new Map(zones.map((zone, at) => [zone, shown[at]]));
    const byPerson = new Map(people?.map(({ id, timeZone }) => [id, byZone.get(timeZone)]));
    return (user) => byPerson.get(user) ?? own;
  }, [people, zones, dates, own]);
}
