import { useLive } from '@hub/pb-client';
import { useList, useListView, useListWithWaiting } from '@hub/tool-kit';
import { EmptyState, FilterBar, FilterField, LinkButton, QueryState, Skeleton } from '@hub/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import Plus from 'lucide-react/icons/plus';
import { BY_NAME, cardsQuery, loyaltyKey, loyaltyRecords } from '../api/loyalty.queries';
import { CardList } from '../components/card-list';
import { LoyaltyPage } from '../components/loyalty-page';
import { loyaltyPaths } from '../paths';

const SORTS = ['name'] as const;

/** /loyality: all cards by name, with a filter that is kept in the address. */
export function ListPage() {
  const [{ query: typed }, show] = useListView(SORTS);
  const known = useList(cardsQuery(), { needsAll: typed.trim() !== '' });
  const query = useListWithWaiting(loyaltyRecords, known, BY_NAME);
  useLive('loyalty', loyaltyKey);
  // While the list is being loaded the filter holds its place.
  const isPending = query.data === undefined && query.error === null;
  const hasFilter = isPending || (query.data ?? []).length > 0;
  return (
    <LoyaltyPage
      title="Loyality"
      back="/"
      actions={
        // No other button says as much: beside the title, its words have the room of its icon.
        <LinkButton size="sm" icon={Plus} adds to={loyaltyPaths.add} className="@max-[31rem]:[&>svg]:hidden">
          Add Loyalty Card
        </LinkButton>
      }
    >
      {hasFilter && (
        <FilterBar>
          <FilterField value={typed} onChange={(text) => show({ query: text })} />
        </FilterBar>
      )}
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={<Skeleton label="Loading…" />}
        empty={
          <EmptyState icon={CreditCard} title="No cards yet">
            Add the first one, and leave the plastic at home.
          </EmptyState>
        }
      >
        {(cards) => <CardList cards={cards} typed={typed} />}
      </QueryState>
    </LoyaltyPage>
  );
}
