import { useLive } from '@hub/pb-client';
import { useList, useListView, useListWithWaiting } from '@hub/tool-kit';
import { EmptyState, FilterBar, FilterField, IconLink, LinkButton, QueryState } from '@hub/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import Plus from 'lucide-react/icons/plus';
import ScanLine from 'lucide-react/icons/scan-line';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BY_NAME, cardsQuery, loyaltyKey, loyaltyRecords } from '../api/loyalty.queries';
import { CardList } from '../components/card-list';
import { GroupChips } from '../components/group-chips';
import { ListSkeleton } from '../components/list-skeleton';
import { LoyaltyPage } from '../components/loyalty-page';
import { groupsOfCards } from '../model/filter-cards';
import { loyaltyPaths } from '../paths';

const SORTS = ['name'] as const;

/** /loyality: all cards, with a filter and a group, both in the address. */
export function ListPage() {
  const [{ query: typed }, show] = useListView(SORTS);
  const [group, setGroup] = useGroup();
  const isFiltered = typed.trim() !== '' || group !== null;
  const known = useList(cardsQuery(), { needsAll: isFiltered });
  const query = useListWithWaiting(loyaltyRecords, known, BY_NAME);
  const groups = useMemo(() => groupsOfCards(query.data ?? []), [query.data]);
  useLive('loyalty', loyaltyKey);
  // The filter is shown while the list is loading, so that nothing moves later.
  const isPending = query.data === undefined && query.error === null;
  const hasFilter = isPending || (query.data ?? []).length > 0;
  // Beside the filter, because a phone's header has no space for it.
  const scan = <IconLink label="Scan" icon={ScanLine} to={loyaltyPaths.scan} />;
  return (
    <LoyaltyPage
      title="Loyality"
      back="/"
      actions={
        <>
          {/* The longest button of its kind: on narrow screens, its words use the space of its icon. */}
          <LinkButton
            size="sm"
            icon={Plus}
            adds
            to={loyaltyPaths.add}
            className="@max-[31rem]:[&>svg]:hidden"
          >
            Add Loyalty Card
          </LinkButton>
          {!hasFilter && scan}
        </>
      }
    >
      {hasFilter && (
        <FilterBar>
          <div className="flex items-center gap-1">
            <div className="min-w-0 flex-1">
              <FilterField value={typed} onChange={(text) => show({ query: text })} />
            </div>
            {scan}
          </div>
          {groups.length > 0 && (
            <GroupChips
              inLine
              label="Groups"
              groups={groups}
              chosen={group === null ? [] : [group]}
              onToggle={(toggled) => setGroup(toggled === group ? null : toggled)}
            />
          )}
        </FilterBar>
      )}
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={<ListSkeleton />}
        empty={
          <EmptyState
            icon={CreditCard}
            title="No cards yet"
            action={
              <LinkButton icon={Plus} to={loyaltyPaths.add}>
                Add a card
              </LinkButton>
            }
          >
            Add the first one, and leave the plastic at home.
          </EmptyState>
        }
      >
        {(cards) => <CardList cards={cards} typed={typed} group={group} />}
      </QueryState>
    </LoyaltyPage>
  );
}

/** The group in the address (`?group=…`); `null` for all cards. */
function useGroup(): [string | null, (group: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (group: string | null) =>
    setParams(
      (others) => {
        if (group === null) others.delete('group');
        else others.set('group', group);
        return others;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('group'), choose];
}
