import { addDays, type CalendarDate } from '@hub/calendar';
import { type LoyaltyRecord, parseRecord } from '@hub/pb-client';
import { SAMPLE_PERSON, sampleFrame } from '@hub/tool-kit/testing';
import { type LoyaltyCard, loyaltyCard } from '../api/loyalty.schema';

const SOMEONE_ELSE = 'adam00000000000';

/** A record of the signed-in person; pass only the fields that matter for the test. */
export function sampleRecord(values: Partial<LoyaltyRecord> = {}): LoyaltyRecord {
  return {
    ...sampleFrame('loyalty'),
    name: 'City Grocer',
    cardId: '603571012345678',
    type: 'barcode',
    refreshSeconds: 0,
    customUI: false,
    expiryDate: '',
    code: '',
    encoding: '',
    validFrom: '',
    note: '',
    balance: '',
    balanceCurrency: '',
    groups: [],
    colour: '',
    starred: false,
    archived: false,
    front: '',
    back: '',
    owner: SAMPLE_PERSON,
    shared: false,
    ...values,
  };
}

/** The same, parsed. */
export function sampleCard(values: Partial<LoyaltyCard> = {}): LoyaltyCard {
  return { ...parseRecord(loyaltyCard, sampleRecord()), ...values };
}

/**
 * The sample cards of a family on the day `today`: several types of codes, one custom card, one expired, one
 * that expires soon, one not valid yet, one of another person, one with every possible detail, one archived.
 */
export function sampleRecords(today: CalendarDate): LoyaltyRecord[] {
  return [
    sampleRecord({
      name: 'Bakery Corner',
      cardId: '4410278',
      type: 'qrcode',
      groups: ['Food'],
      starred: true,
    }),
    sampleRecord({ name: 'Books & Co', cardId: 'BK-71-2208', expiryDate: addDays(today, 12) }),
    sampleRecord({
      id: 'citygrocer00001',
      note: 'Ask for the discount on Tuesdays.',
      balance: '12.50',
      balanceCurrency: 'EUR',
      groups: ['Food', 'Town'],
      colour: 'green',
      front: 'front.png',
    }),
    sampleRecord({ name: 'Cinema Rialto', cardId: '2206', type: 'qrtext', validFrom: addDays(today, 9) }),
    sampleRecord({ name: 'Garden Centre', cardId: '90071992547409', expiryDate: addDays(today, -9) }),
    sampleRecord({
      name: 'Member Club',
      cardId: '8801234567890123',
      type: 'qrcode',
      customUI: true,
      refreshSeconds: 20,
      expiryDate: addDays(today, 400),
    }),
    sampleRecord({ name: 'Old Library', cardId: '20070311', archived: true }),
    sampleRecord({ name: 'Pharmacy Plus', cardId: '2998000011', owner: SOMEONE_ELSE, shared: true }),
    sampleRecord({ name: 'Sports Hall', cardId: '5550001112', type: 'qrcode', refreshSeconds: 1 }),
  ];
}
