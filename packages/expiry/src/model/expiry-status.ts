import { type CalendarDate, daysBetween } from '@hub/tool-kit';

/** An item counts as "soon" up to this many days before it expires. */
export const SOON_DAYS = 30;

export type ExpiryStatus = 'upcoming' | 'expired';
export type Urgency = 'expired' | 'soon' | 'later';

/** Upcoming when the date is today or later, expired when it is earlier (specification §4). */
export function statusOf(expiryDate: CalendarDate, today: CalendarDate): ExpiryStatus {
  return expiryDate >= today ? 'upcoming' : 'expired';
}

/** How much an expiry date presses; the last of the {@link SOON_DAYS} still counts as soon. */
export function urgencyOf(expiryDate: CalendarDate, today: CalendarDate): Urgency {
  if (statusOf(expiryDate, today) === 'expired') return 'expired';
  return daysBetween(today, expiryDate) <= SOON_DAYS ? 'soon' : 'later';
}

/** How many of the items expire soon; those that have expired are not counted. */
export function countSoon(items: readonly { expiryDate: CalendarDate }[], today: CalendarDate): number {
  return items.filter(({ expiryDate }) => urgencyOf(expiryDate, today) === 'soon').length;
}
