import { zoneClock } from '@hub/calendar';
import { request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';

/** The IANA name of the time zone in which this device is. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether the clocks of two zones differ at an instant. Amsterdam and Berlin have one time. */
export function haveOtherTimes(one: string, other: string, now: Date): boolean {
  try {
    const [first, second] = [zoneClock(one, now), zoneClock(other, now)];
    return first.date !== second.date || first.time !== second.time;
  } catch {
    // A zone that another browser has chosen may be unknown to this one.
    return false;
  }
}

/** Saves a person's time zone; the session shows it at once. Throws a `HubError`. */
export async function saveTimeZone(client: PocketBase, personId: string, timeZone: string): Promise<void> {
  await request(client, () => client.collection('users').update(personId, { timeZone }));
}
