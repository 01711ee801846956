import { recordRepository } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { byName } from '../model/filter-cards';
import { type CardValues, type LoyaltyCard, loyaltyCard } from './loyalty.schema';

/** Records a page of the list (specification §9). */
const LIST_PAGE_SIZE = 500;

/** The only way to the collection `loyalty`, as `client`'s person sees it. */
export function loyaltyRepository(client: PocketBase) {
  const cards = recordRepository<typeof loyaltyCard, CardValues>(client, {
    collection: 'loyalty',
    schema: loyaltyCard,
  });
  return {
    ...cards,

    /** All cards, by name. */
    listByName: async (onFirstPage?: (cards: LoyaltyCard[]) => void): Promise<LoyaltyCard[]> => {
      const all = await cards.listAll({ perPage: LIST_PAGE_SIZE, sort: 'name,id' }, (first) =>
        onFirstPage?.(first.sort(byName)),
      );
      return all.sort(byName);
    },
  };
}
