import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { formatTime } from '@hub/locale';
import { urgencyOf } from '@hub/reminders';
import { distanceInWords, formatDay, formatShortDate } from '@hub/tool-kit';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { TYPE_NAMES } from './card-texts';

/** What of a card its line in the list says. */
type Told = Pick<LoyaltyCard, 'type' | 'expiryDate' | 'validFrom' | 'balance' | 'balanceCurrency'>;

/** That a card has expired, or will within 30 days; `null` where there is nothing to say. */
export function expiryInWords(expiryDate: CalendarDate | null, today: CalendarDate): string | null {
  if (expiryDate === null) return null;
  const urgency = urgencyOf(expiryDate, today);
  if (urgency === 'later') return null;
  return `${urgency === 'expired' ? 'Expired' : 'Expires'} ${distanceInWords(today, expiryDate)}`;
}

/** From which day on a card is good, while that day is still to come; else `null`. */
export function notYetInWords(validFrom: CalendarDate | null, today: CalendarDate): string | null {
  return validFrom !== null && validFrom > today ? `Valid from ${formatShortDate(validFrom, today)}` : null;
}

/** A balance with its currency, or as points: `12.50 EUR`, `1 point`, `120 points`. */
export function balanceInWords(balance: string, currency: string | null): string {
  const amount = balance.replace('-', '\u2212');
  return `${amount} ${currency ?? (balance === '1' ? 'point' : 'points')}`;
}

/** When a card was shown last: `Used today, 08:41`, `Used Sat 21 Nov`. */
function usedInWords(at: Date, today: CalendarDate): string {
  const day = toCalendarDate(at);
  return day === today ? `Used today, ${formatTime(at)}` : `Used ${formatDay(day, today)}`;
}

/**
 * The line under a card's name, the most urgent of: how soon it expires, from when it is good, when it was shown last on
 * this device (`usedAt`), its balance; else the name of its type.
 */
export function lineOf(card: Told, today: CalendarDate, usedAt: Date | null): string {
  return (
    expiryInWords(card.expiryDate, today) ??
    notYetInWords(card.validFrom, today) ??
    (usedAt && usedInWords(usedAt, today)) ??
    (card.balance !== null ? balanceInWords(card.balance, card.balanceCurrency) : TYPE_NAMES[card.type])
  );
}
