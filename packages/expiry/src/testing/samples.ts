import { type ExpiryRecord, parseRecord } from '@hub/pb-client';
import type { CalendarDate } from '@hub/tool-kit';
import { type ExpiryItem, expiryItem } from '../api/expiry.schema';

/** The person who is signed in to stories, tests and the isolated run. */
export const SAMPLE_OWNER = 'mei000000000000';

let made = 0;

/** A record of the signed-in person; give only what a test is about. */
export function sampleRecord(values: Partial<ExpiryRecord> = {}): ExpiryRecord {
  made += 1;
  return {
    id: `sample${String(made).padStart(9, '0')}`,
    collectionId: 'expiry',
    collectionName: 'expiry',
    name: 'Passport',
    expiryDate: '2026-12-03',
    person: 'Mei',
    category: 'Travel',
    country: 'NL',
    document: '',
    documentName: '',
    owner: SAMPLE_OWNER,
    shared: false,
    rev: 1,
    created: '2026-11-01 08:00:00.000Z',
    updated: '2026-11-01 08:00:00.000Z',
    ...values,
  };
}

/** The same as the tool knows it. */
export function sampleItem(values: Partial<ExpiryItem> = {}): ExpiryItem {
  return { ...parseRecord(expiryItem, sampleRecord()), ...values };
}

function inDays(today: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What one family keeps, seen from `today`: something expired, something soon, something later, of all flags. */
export function sampleRecords(today: CalendarDate): ExpiryRecord[] {
  const scan = { document: 'scan_k3v9x2mp7q.png', documentName: 'Passport Mei.png' };
  const policy = { document: 'policy_b4zn8wdc5y.pdf', documentName: 'Policy 2026.pdf' };
  return [
    sampleRecord({ expiryDate: inDays(today, 12), ...scan }),
    sampleRecord({
      name: 'Driving licence',
      expiryDate: inDays(today, 28),
      category: 'Car',
      person: 'Adam',
      country: 'MY',
    }),
    sampleRecord({
      name: 'Visa, multiple entry',
      expiryDate: inDays(today, 113),
      person: 'Adam',
      country: 'CN',
    }),
    sampleRecord({ name: 'Residence card', expiryDate: inDays(today, 193), category: 'Work', country: 'DE' }),
    sampleRecord({
      name: 'Travel insurance',
      expiryDate: inDays(today, 313),
      category: 'Insurance',
      person: 'Family',
      country: '',
      shared: true,
      owner: 'adam00000000000',
      ...policy,
    }),
    sampleRecord({ expiryDate: inDays(today, 779), person: 'Adam', country: 'MY' }),
    sampleRecord({ name: 'Library card', expiryDate: inDays(today, -9), category: '', country: 'NL' }),
    sampleRecord({ name: 'Old passport', expiryDate: inDays(today, -101), person: 'Adam', country: 'MY' }),
  ];
}
