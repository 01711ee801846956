import type { LocalTime } from '@hub/reminders';

/** Whether a text is the IANA name of a time zone. The engine takes one that it does not know for UTC. */
export function isZone(name: string): boolean {
  try {
    return name !== 'Local' && new Timezone(name).string() === name;
  } catch {
    return false;
  }
}

/** What calendars and clocks show in a time zone now; those of UTC where it is empty. */
export function localTime(zone: string): LocalTime {
  const [date = '', time = ''] = new DateTime()
    .time()
    .in(new Timezone(zone === '' ? 'UTC' : zone))
    .format('2006-01-02 15:04')
    .split(' ');
  return { date, time };
}
