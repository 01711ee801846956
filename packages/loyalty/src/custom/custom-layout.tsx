import type { QueryLike } from '@hub/ui';
import type { ReactNode } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { CardState } from '../components/card-state';
import { CustomCard } from './custom-card';
import { CustomPage } from './custom-page';

export interface CustomLayoutProps {
  query: QueryLike<LoyaltyCard>;
  /** The shop's name, which is the window's title. */
  name: string;
  /** The person's actions on the card, for the header. */
  actions: ReactNode;
}

/** The page of a card with the custom layout. */
export function CustomLayout({ query, ...frame }: CustomLayoutProps) {
  return (
    <CustomPage {...frame}>
      <CardState query={query}>{(card) => <CustomCard card={card} />}</CardState>
    </CustomPage>
  );
}
