import { type AliasRecord, parseRecord } from '@hub/pb-client';
import { SAMPLE_PERSON, sampleFrame } from '@hub/tool-kit/testing';
import { type Alias, alias } from '../api/alias.schema';

let made = 0;

/** A record of the collection as the server sends it, of the signed-in person; give only what a test is about. */
export function sampleRecord(values: Partial<AliasRecord> = {}): AliasRecord {
  made += 1;
  const created = new Date(Date.UTC(2026, 10, 20, 8) - made * 60_000).toISOString().replace('T', ' ');
  return {
    ...sampleFrame('aliases'),
    email: `alias-${String(made)}@example.com`,
    description: '',
    retiredOn: '',
    owner: SAMPLE_PERSON,
    shared: false,
    created,
    updated: created,
    ...values,
  };
}

/** The same as the tool knows it. */
export function sampleAlias(values: Partial<Alias> = {}): Alias {
  return { ...parseRecord(alias, sampleRecord()), ...values };
}

/** The sample aliases of one person, newest first: with and without a description, long and short, shared and theirs. */
export function sampleRecords(): AliasRecord[] {
  return [
    sampleRecord({
      email: 'k3v9x2mp-q7ht-b4zn-8wdc-r5ya6tge@example.com',
      description: 'Bookshop newsletter',
    }),
    sampleRecord({ email: 'w8nq4t7c-2fjx-m9rk-d3va-h6pz5ybs@example.com', description: 'Gym', shared: true }),
    sampleRecord({ email: 'b5zd9y3h-t8gw-k2cq-x7mf-n4rv6jpa@example.com' }),
    sampleRecord({ email: 'parking@example.com', description: 'City parking app', retiredOn: '2026-11-03' }),
    sampleRecord({
      email: 'p2xk7r9m-c4dt-w6hz-b8qj-y3ng5fva@example.com',
      description: 'Airline miles',
      shared: true,
      owner: 'adam00000000000',
    }),
  ];
}

/** As many aliases as asked for, with words to filter by. */
export function manyRecords(count: number): AliasRecord[] {
  const shops = ['Bookshop', 'Gym', 'Airline', 'Parking', 'Bakery', 'Cinema', 'Museum'];
  return Array.from({ length: count }, (_, index) =>
    sampleRecord({
      email: `k3v9x2mp-q7ht-b4zn-8wdc-${String(index).padStart(8, '0')}@example.com`,
      description: `${shops[index % shops.length] ?? ''} ${String(index)}`,
    }),
  );
}
