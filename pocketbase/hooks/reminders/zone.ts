import type { LocalTime } from '@hub/reminders';

/** Whether a text is the IANA name of a time zone. The engine treats an unknown name as UTC. */
export function isZone(name: string): boolean {
  try {
    return name !== 'Local' && new Timezone(name).string() === name;
  } catch {
    return false;
  }
}

/** The date and time in a time zone now; in UTC if it is empty. */
export function localTime(zone: string): LocalTime {
  const [date = '', time = ''] = new DateTime()
    .time()
    .in(new Timezone(zone === '' ? 'UTC' : zone))
    .format('2006-01-02 15:04')
    .split(' ');
  return { date, time };
}
