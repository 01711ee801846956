import { type LoyaltyRecord, parseRecord } from '@hub/pb-client';
import type { CalendarDate } from '@hub/tool-kit';
import { type LoyaltyCard, loyaltyCard } from '../api/loyalty.schema';

/** The person who is signed in to stories, tests and the isolated run. */
export const SAMPLE_OWNER = 'mei000000000000';
const SOMEONE_ELSE = 'adam00000000000';

let made = 0;

/** A record of the signed-in person; give only what a test is about. */
export function sampleRecord(values: Partial<LoyaltyRecord> = {}): LoyaltyRecord {
  made += 1;
  return {
    id: `sample${String(made).padStart(9, '0')}`,
    collectionId: 'loyalty',
    collectionName: 'loyalty',
    name: 'City Grocer',
    cardId: '603571012345678',
    type: 'barcode',
    refreshSeconds: 0,
    customUI: false,
    expiryDate: '',
    owner: SAMPLE_OWNER,
    shared: false,
    rev: 1,
    created: '2026-11-01 08:00:00.000Z',
    updated: '2026-11-01 08:00:00.000Z',
    ...values,
  };
}

/** The same as the tool knows it. */
export function sampleCard(values: Partial<LoyaltyCard> = {}): LoyaltyCard {
  return { ...parseRecord(loyaltyCard, sampleRecord()), ...values };
}

function inDays(today: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What one family carries, seen from `today`: both kinds of code, one custom card, one expired, one soon, one of another person. */
export function sampleRecords(today: CalendarDate): LoyaltyRecord[] {
  return [
    sampleRecord({ name: 'Bakery Corner', cardId: '4410278', type: 'qrcode' }),
    sampleRecord({ name: 'Books & Co', cardId: 'BK-71-2208', expiryDate: inDays(today, 12) }),
    sampleRecord(),
    sampleRecord({ name: 'Garden Centre', cardId: '90071992547409', expiryDate: inDays(today, -9) }),
    sampleRecord({
      name: 'Member Club',
      cardId: '8801234567890123',
      type: 'qrcode',
      customUI: true,
      refreshSeconds: 20,
      expiryDate: inDays(today, 400),
    }),
    sampleRecord({ name: 'Pharmacy Plus', cardId: '2998000011', owner: SOMEONE_ELSE, shared: true }),
    sampleRecord({ name: 'Sports Hall', cardId: '5550001112', type: 'qrcode', refreshSeconds: 1 }),
  ];
}
