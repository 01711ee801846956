import { useLive } from '@hub/pb-client';
import { useList, useListView, useListWithWaiting } from '@hub/tool-kit';
import { EmptyState, FilterField, LinkButton, QueryState, Skeleton } from '@hub/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import Plus from 'lucide-react/icons/plus';
import { cardsQuery, loyaltyKey, loyaltyRecords } from '../api/loyalty.queries';
import { CardList } from '../components/card-list';
import { failedToLoad } from '../components/failed-to-load';
import { LoyaltyPage } from '../components/loyalty-page';
import { byName } from '../model/filter-cards';
import { loyaltyPaths } from '../paths';

const SORTS = ['name'] as const;
const BY_NAME = { compare: byName };

const ADD = (
  <LinkButton icon={Plus} to={loyaltyPaths.add}>
    Add Loyalty Card
  </LinkButton>
);

/** /loyality: all cards by name, with a filter that stands in the address. */
export function ListPage() {
  const [{ query: typed }, show] = useListView(SORTS);
  const known = useList(cardsQuery(), { needsAll: typed.trim() !== '' });
  const query = useListWithWaiting(loyaltyRecords, known, BY_NAME);
  useLive('loyalty', loyaltyKey);
  return (
    <LoyaltyPage title="Loyality" back="/">
      {query.data?.length !== 0 && (
        <div className="flex flex-wrap justify-end gap-2">
          <div className="flex-[1_1_8rem]">
            <FilterField value={typed} onChange={(text) => show({ query: text })} />
          </div>
          {ADD}
        </div>
      )}
      <QueryState
        query={failedToLoad(query)}
        loading={<Skeleton label="Loading…" />}
        empty={
          <EmptyState icon={CreditCard} title="No cards yet" action={ADD}>
            Add the first one, and leave the plastic at home.
          </EmptyState>
        }
      >
        {(cards) => <CardList cards={cards} typed={typed} />}
      </QueryState>
    </LoyaltyPage>
  );
}
