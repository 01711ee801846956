import { readKept } from '@hub/tool-kit';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleRecord } from '../testing';
import { aliasKept } from './alias.kept';
import { aliasesQuery, aliasKey } from './alias.queries';
import { alias } from './alias.schema';

const item = v.parse(alias, sampleRecord({ description: '' }));

it.each([
  [aliasesQuery.queryKey, [item]],
  [[...aliasKey, 'item', item.id], item],
])('%j is read as it was', (queryKey, data) => {
  expect(readKept(aliasKept, { queryKey, data })).toEqual({ data });
});

it('an alias of before there were revisions is dropped alone', () => {
  const { rev: _, ...older } = item;
  const list = { queryKey: aliasesQuery.queryKey, data: [older, item] };
  expect(readKept(aliasKept, list)).toEqual({ data: [item] });
  expect(readKept(aliasKept, { queryKey: [...aliasKey, 'item', item.id], data: older })).toBeNull();
});
