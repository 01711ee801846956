import { addDays, type CalendarDate } from '@hub/calendar';
import { type ExpiryRecord, parseRecord } from '@hub/pb-client';
import { SAMPLE_PERSON, sampleFrame } from '@hub/tool-kit/testing';
import { type ExpiryItem, expiryItem } from '../api/expiry.schema';

/** A record of the signed-in person; pass only what matters to the test. */
export function sampleRecord(values: Partial<ExpiryRecord> = {}): ExpiryRecord {
  return {
    ...sampleFrame('expiry'),
    name: 'Passport',
    expiryDate: '2026-12-03',
    person: 'Mei',
    category: 'Travel',
    country: 'NL',
    document: '',
    documentName: '',
    owner: SAMPLE_PERSON,
    shared: false,
    ...values,
  };
}

/** The same as an item. */
export function sampleItem(values: Partial<ExpiryItem> = {}): ExpiryItem {
  return { ...parseRecord(expiryItem, sampleRecord()), ...values };
}

/**
 * A family's items, seen from `today`: something expired, something soon, something later, with all flags.
 */
export function sampleRecords(today: CalendarDate): ExpiryRecord[] {
  const scan = { document: 'scan_k3v9x2mp7q.png', documentName: 'Passport Mei.png' };
  const policy = { document: 'policy_b4zn8wdc5y.pdf', documentName: 'Policy 2026.pdf' };
  return [
    sampleRecord({ expiryDate: addDays(today, 12), ...scan }),
    sampleRecord({
      name: 'Driving licence',
      expiryDate: addDays(today, 28),
      category: 'Car',
      person: 'Adam',
      country: 'MY',
    }),
    sampleRecord({
      name: 'Visa, multiple entry',
      expiryDate: addDays(today, 113),
      person: 'Adam',
      country: 'CN',
    }),
    sampleRecord({
      name: 'Residence card',
      expiryDate: addDays(today, 193),
      category: 'Work',
      country: 'DE',
    }),
    sampleRecord({
      name: 'Travel insurance',
      expiryDate: addDays(today, 313),
      category: 'Insurance',
      person: 'Family',
      country: '',
      shared: true,
      owner: 'adam00000000000',
      ...policy,
    }),
    sampleRecord({ expiryDate: addDays(today, 779), person: 'Adam', country: 'MY' }),
    sampleRecord({ name: 'Library card', expiryDate: addDays(today, -9), category: '', country: 'NL' }),
    sampleRecord({ name: 'Old passport', expiryDate: addDays(today, -101), person: 'Adam', country: 'MY' }),
  ];
}
