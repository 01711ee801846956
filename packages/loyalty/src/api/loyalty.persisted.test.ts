import { readPersisted } from '@hub/tool-kit';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleRecord } from '../testing';
import { loyaltyParsers } from './loyalty.persisted';
import { cardsQuery, loyaltyKey } from './loyalty.queries';
import { loyaltyCard } from './loyalty.schema';

const card = v.parse(loyaltyCard, sampleRecord({ expiryDate: '' }));

it.each([
  [cardsQuery().queryKey, [card]],
  [[...loyaltyKey, 'item', card.id], card],
])('%j is read as it was', (queryKey, data) => {
  expect(readPersisted(loyaltyParsers, { queryKey, data })).toEqual({ data });
});

it('a card of before codes were renewed is dropped alone', () => {
  const { refreshSeconds: _, ...older } = card;
  const list = { queryKey: cardsQuery().queryKey, data: [older, card] };
  expect(readPersisted(loyaltyParsers, list)).toEqual({ data: [card] });
  expect(
    readPersisted(loyaltyParsers, { queryKey: [...loyaltyKey, 'item', card.id], data: older }),
  ).toBeNull();
});
