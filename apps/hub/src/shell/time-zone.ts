import { zoneClock } from '@hub/calendar';
import { request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';

/** The IANA name of the device's time zone. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether the clocks of two time zones differ at an instant: not those of Amsterdam and Berlin. */
export function clocksDiffer(one: string, other: string, now: Date): boolean {
  try {
    const [first, second] = [zoneClock(one, now), zoneClock(other, now)];
    return first.date !== second.date || first.time !== second.time;
  } catch {
    // This browser may not know a zone that was saved by another one.
    return false;
  }
}

/** Saves a person's time zone; the session shows it at once. Throws a `HubError`. */
export async function saveTimeZone(client: PocketBase, personId: string, timeZone: string): Promise<void> {
  await request(client, () => client.collection('users').update(personId, { timeZone }));
}
