import { keptList, type KeptParsers } from '@hub/tool-kit';
import { cardsQuery, loyaltyKey } from './loyalty.queries';
import { loyaltyCard } from './loyalty.schema';

/** Read what is kept of Loyality on the device. */
export const loyaltyKept: KeptParsers = [
  [cardsQuery().queryKey, keptList(loyaltyCard)],
  [[...loyaltyKey, 'item'], loyaltyCard],
];
