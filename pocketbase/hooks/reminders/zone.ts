import type { LocalTime } from '@hub/reminders';

/** Whether a text is the IANA name of a time zone. The engine treats an unknown name as UTC. */
export function isZone(name: string): boolean {
  try {
    return name !== 'Local' && new Timezone(name).string() === name;
  } catch {
    return false;
  }
}

/** The date and time in a time zone at an instant (milliseconds since 1970): `2026-11-22 04:00`. */
export function shownAt(zone: string, at: number): string {
  return new DateTime(new Date(at).toISOString()).time().in(new Timezone(zone)).format('2006-01-02 15:04');
}

/** The date and time in a time zone, now or at an instant (milliseconds since 1970); in UTC if the zone is empty. */
export function localTime(zone: string, at = Date.now()): LocalTime {
  const [date = '', time = ''] = shownAt(zone === '' ? 'UTC' : zone, at).split(' ');
  return { date, time };
}
