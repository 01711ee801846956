import { readPersisted } from '@hub/tool-kit';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleRecord } from '../testing';
import { aliasParsers } from './alias.persisted';
import { aliasesQuery, aliasKey } from './alias.queries';
import { alias } from './alias.schema';

const item = v.parse(alias, sampleRecord({ description: '' }));

it.each([
  [aliasesQuery.queryKey, [item]],
  [[...aliasKey, 'item', item.id], item],
])('%j is read as it was', (queryKey, data) => {
  expect(readPersisted(aliasParsers, { queryKey, data })).toEqual({ data });
});

it('an alias of before there were revisions is dropped alone', () => {
  const { rev: _, ...older } = item;
  const list = { queryKey: aliasesQuery.queryKey, data: [older, item] };
  expect(readPersisted(aliasParsers, list)).toEqual({ data: [item] });
  expect(readPersisted(aliasParsers, { queryKey: [...aliasKey, 'item', item.id], data: older })).toBeNull();
});
