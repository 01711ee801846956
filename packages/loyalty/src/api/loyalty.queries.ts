import { pb } from '@hub/pb-client';
import { type ListOrder, type Records, withFirstPage } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import { byName } from '../model/filter-cards';
import { loyaltyRepository } from './loyalty.repo';
import type { CardValues, LoyaltyCard } from './loyalty.schema';

/** The common prefix of the tool's query keys: one invalidation refreshes everything. */
export const loyaltyKey = ['loyalty'] as const;

const repository = loyaltyRepository(pb);

/** The order of the list of cards. */
export const BY_NAME: ListOrder<LoyaltyCard> = { compare: byName };

/** For forms: loads, saves and deletes cards. */
export const loyaltyRecords: Records<LoyaltyCard, CardValues> = {
  repository,
  key: loyaltyKey,
  keepsDeleted: true,
  orderIn: ([, list]) => (list === 'list' ? BY_NAME : undefined),
};

/** All cards, by name. */
export const cardsQuery = () =>
  queryOptions({ queryKey: [...loyaltyKey, 'list'], queryFn: withFirstPage(repository.listByName) });
