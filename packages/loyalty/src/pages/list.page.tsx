import { EmptyState, FilterField, LinkButton, Skeleton } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cardsQuery } from '../api/loyalty.queries';
import { CardList } from '../components/card-list';
import { Loaded } from '../components/loaded';
import { LoyaltyPage } from '../components/loyalty-page';
import { loadCardPage } from '../load-card-page';
import { loyaltyPaths } from '../paths';

const FILTER = 'q';

/** /loyality: all cards by name, with a filter that stands in the address. */
export function ListPage() {
  const query = useQuery(cardsQuery());
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get(FILTER) ?? '');

  useEffect(() => {
    // Ahead of the tap; a failure is told by the card's page itself.
    loadCardPage().catch(() => undefined);
  }, []);

  function filter(text: string) {
    setTyped(text);
    setParams(text === '' ? {} : { [FILTER]: text }, { replace: true });
  }

  return (
    <LoyaltyPage title="Loyality" back="/">
      <div className="flex flex-wrap justify-end gap-2">
        {query.data?.length !== 0 && (
          <div className="flex-[1_1_8rem]">
            <FilterField value={typed} onChange={filter} />
          </div>
        )}
        <LinkButton icon={Plus} to={loyaltyPaths.add}>
          Add Loyalty Card
        </LinkButton>
      </div>
      <Loaded
        query={query}
        loading={<Skeleton label="Loading…" />}
        empty={
          <EmptyState icon={CreditCard} title="No cards yet">
            Add the first one, and leave the plastic at home.
          </EmptyState>
        }
      >
        {(cards) => <CardList cards={cards} typed={typed} />}
      </Loaded>
    </LoyaltyPage>
  );
}
