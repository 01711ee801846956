import { type CalendarDate, daysBetween } from '@hub/calendar';

/** A card is marked from this many days before it expires. */
const SOON_DAYS = 30;

export type CardValidity = 'expired' | 'soon' | 'valid';

/** Whether a card is worth showing at a till; one without a date always is. It is good on its last day. */
export function validityOf(expiryDate: CalendarDate | null, today: CalendarDate): CardValidity {
  if (expiryDate === null) return 'valid';
  const days = daysBetween(today, expiryDate);
  if (days < 0) return 'expired';
  return days <= SOON_DAYS ? 'soon' : 'valid';
}
