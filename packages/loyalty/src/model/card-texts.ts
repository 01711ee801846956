import type { CalendarDate } from '@hub/calendar';
import { isNumeric } from '../rules/card-id';
import type { CodeType } from '../rules/code-types';

/** The names of the types other than the specification's two. */
const OTHER_NAMES = {
  qrtext: 'QR code with text',
  aztec: 'Aztec',
  datamatrix: 'Data Matrix',
  pdf417: 'PDF417',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  upca: 'UPC-A',
  upce: 'UPC-E',
  code39: 'Code 39',
  code93: 'Code 93',
  itf: 'ITF',
  codabar: 'Codabar',
  none: 'No code',
};

/** The name of a card's type (specification §3.90, §2.121). */
export const TYPE_NAMES: Record<CodeType, string> = { barcode: 'Barcode', qrcode: 'QR Code', ...OTHER_NAMES };

/** The choices of the form (specification §2.92, §2.121). */
export const TYPE_CHOICES: Record<CodeType, string> = {
  barcode: 'Barcode (Code 128)',
  qrcode: 'QR code',
  ...OTHER_NAMES,
  none: 'No code, only the number',
};

/** A date in the custom layout, day/month/year; a dash if there is none (specification §2.100). */
export function dayMonthYear(date: CalendarDate | null): string {
  return date === null ? '–' : date.split('-').reverse().join('/');
}

/** A Card ID in readable groups: digits in fours, anything else as a whole. */
export function groupsOf(cardId: string): string[] {
  return isNumeric(cardId) ? (cardId.match(/.{1,4}/g) ?? []) : [cardId];
}
