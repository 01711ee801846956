import { pb } from '@hub/pb-client';
import { type Records, withFirstPage } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import { loyaltyRepository } from './loyalty.repo';
import type { CardValues, LoyaltyCard } from './loyalty.schema';

/** Everything of the tool lies under this key: one invalidation refreshes it all. */
export const loyaltyKey = ['loyalty'] as const;

const repository = loyaltyRepository(pb);

/** The cards, to open, save and delete. */
export const loyaltyRecords: Records<LoyaltyCard, CardValues> = { repository, key: loyaltyKey };

/** All cards, by name. */
export const cardsQuery = () =>
  queryOptions({ queryKey: [...loyaltyKey, 'list'], queryFn: withFirstPage(repository.listByName) });
