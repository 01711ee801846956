import type { CalendarDate } from '@hub/calendar';
import { type CardType, isNumeric } from '../rules/card-id';

/** A card's type in a word (specification §3). */
export const TYPE_NAMES: Record<CardType, string> = { barcode: 'Barcode', qrcode: 'QR Code' };

/** The choices of the form (specification §2). */
export const TYPE_CHOICES: Record<CardType, string> = { barcode: 'Barcode (Code 128)', qrcode: 'QR code' };

/** A date as the custom layout shows it, day/month/year; a dash when there is none (specification §2). */
export function dayMonthYear(date: CalendarDate | null): string {
  return date === null ? '–' : date.split('-').reverse().join('/');
}

/** A Card ID in groups that the eye can hold: digits by fours, anything else whole. */
export function groupsOf(cardId: string): string[] {
  return isNumeric(cardId) ? (cardId.match(/.{1,4}/g) ?? []) : [cardId];
}
