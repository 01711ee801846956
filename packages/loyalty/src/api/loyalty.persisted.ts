import { persistedList, type PersistedParsers } from '@hub/tool-kit';
import { cardsQuery, loyaltyKey } from './loyalty.queries';
import { loyaltyCard } from './loyalty.schema';

/** Parse the persisted queries of Loyality. */
export const loyaltyParsers: PersistedParsers = [
  [cardsQuery().queryKey, persistedList(loyaltyCard)],
  [[...loyaltyKey, 'item'], loyaltyCard],
];
