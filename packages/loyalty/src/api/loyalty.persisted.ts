import { persistedList, type PersistedParsers } from '@hub/tool-kit';
import { cardsQuery, loyaltyKey } from './loyalty.queries';
import { loyaltyCard } from './loyalty.schema';

/** The parsers of the tool's persisted queries. */
export const loyaltyParsers: PersistedParsers = [
  [cardsQuery().queryKey, persistedList(loyaltyCard)],
  [[...loyaltyKey, 'item'], loyaltyCard],
];
