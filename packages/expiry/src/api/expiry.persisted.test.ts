import { readPersisted } from '@hub/tool-kit';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleRecord } from '../testing';
import { expiryParsers } from './expiry.persisted';
import { distinctQuery, expiredCountQuery, expiredQuery, expiryKey, upcomingQuery } from './expiry.queries';
import { expiryItem } from './expiry.schema';
import { peopleQuery } from './people';
import { sharersQuery } from './sharers';

const TODAY = '2026-11-21';
const item = v.parse(expiryItem, sampleRecord({ country: '' }));
const withDocument = v.parse(expiryItem, sampleRecord({ document: 'scan_1.pdf', documentName: 'Scan.pdf' }));

it.each([
  [upcomingQuery(TODAY).queryKey, [item, withDocument]],
  [expiredQuery(TODAY).queryKey, [item]],
  [expiredCountQuery(TODAY).queryKey, 1],
  [distinctQuery('person').queryKey, ['Mei']],
  [[...expiryKey, 'item', item.id], withDocument],
  [sharersQuery().queryKey, [{ id: 'noor00000000000', name: 'Noor' }]],
  [peopleQuery().queryKey, ['Noor', 'Sam']],
])('%j is read as it was', (queryKey, data) => {
  expect(readPersisted(expiryParsers, { queryKey, data })).toEqual({ data });
});

it('an item of before documents had names is dropped alone', () => {
  const older = { ...withDocument, document: 'scan_1.pdf' };
  const list = { queryKey: upcomingQuery(TODAY).queryKey, data: [older, item] };
  expect(readPersisted(expiryParsers, list)).toEqual({ data: [item] });
  expect(readPersisted(expiryParsers, { queryKey: [...expiryKey, 'item', item.id], data: older })).toBeNull();
});
