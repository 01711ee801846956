import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { formatTime, ownLocale } from '@hub/locale';
import { urgencyOf } from '@hub/reminders';
import { distanceInWords, formatDay, formatShortDate } from '@hub/tool-kit';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { TYPE_NAMES } from './card-texts';
import { formatAmount } from './format-amount';

/** The fields of a card that its line in the list uses. */
type CardFacts = Pick<LoyaltyCard, 'type' | 'expiryDate' | 'validFrom' | 'balance' | 'balanceCurrency'>;

/** A text for a card that has expired, or will within 30 days; otherwise `null`. */
export function expiryInWords(expiryDate: CalendarDate | null, today: CalendarDate): string | null {
  if (expiryDate === null) return null;
  const urgency = urgencyOf(expiryDate, today);
  if (urgency === 'later') return null;
  return `${urgency === 'expired' ? 'Expired' : 'Expires'} ${distanceInWords(today, expiryDate)}`;
}

/** The day from which a card is valid, if it is in the future; otherwise `null`. */
export function notYetInWords(validFrom: CalendarDate | null, today: CalendarDate): string | null {
  return validFrom !== null && validFrom > today ? `Valid from ${formatShortDate(validFrom, today)}` : null;
}

/** A balance with its currency, or as points, in the person's notation: `12.50 EUR`, `1 point`, `120 points`. */
export function balanceInWords(balance: string, currency: string | null, locale = ownLocale()): string {
  const amount = formatAmount(balance, locale).replace('-', '\u2212');
  return `${amount} ${currency ?? (balance === '1' ? 'point' : 'points')}`;
}

/** When a card was last shown: `Used today, 08:41`, `Used Sat 21 Nov`. */
function usedInWords(at: Date, today: CalendarDate): string {
  const day = toCalendarDate(at);
  return day === today ? `Used today, ${formatTime(at)}` : `Used ${formatDay(day, today)}`;
}

/**
 * The line below a card's name, the first of these that applies: how soon it expires, from when it is valid,
 * when it was last shown on this device (`usedAt`), its balance; otherwise the name of its type.
 */
export function lineOf(card: CardFacts, today: CalendarDate, usedAt: Date | null): string {
  return (
    expiryInWords(card.expiryDate, today) ??
    notYetInWords(card.validFrom, today) ??
    (usedAt && usedInWords(usedAt, today)) ??
    (card.balance !== null ? balanceInWords(card.balance, card.balanceCurrency) : TYPE_NAMES[card.type])
  );
}
