import { canChange, useSession } from '@hub/auth';
import { useList, useListView, useListWithWaiting } from '@hub/tool-kit';
import { EmptyState, LinkButton, LongList, NoMatch, QueryState } from '@hub/ui';
import AtSign from 'lucide-react/icons/at-sign';
import Sparkles from 'lucide-react/icons/sparkles';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { aliasesQuery, aliasRecords, NEWEST_FIRST } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { AliasRow } from '../components/alias-row';
import { filterAliases, sortAliases, SORTS, withOpened } from '../model/alias-list';
import { shareInWords } from '../model/count';
import { aliasPaths } from '../paths';
import { ListControls } from './list-controls';
import { ListSkeleton } from './list-skeleton';
import type { OpenedAliases } from './use-opened';

/** A row's estimated height before it is measured: a headline, an address of two lines, and its buttons. */
const ROW_HEIGHT = 139;

const EMPTY = (
  <EmptyState
    icon={AtSign}
    title="No aliases yet."
    action={
      <LinkButton icon={Sparkles} to={aliasPaths.generate}>
        Generate
      </LinkButton>
    }
  >
    An address for each shop and newsletter, so that none of them gets yours.
  </EmptyState>
);

const LOADING = <ListSkeleton />;
const NONE: Alias[] = [];

interface AliasListProps {
  opening: OpenedAliases;
  onDelete: (alias: Alias) => void;
}

/** All aliases, filtered and sorted. */
export function AliasList({ opening: { opened, open, close }, onDelete }: AliasListProps) {
  const { user } = useSession();
  const [view, setView] = useListView(SORTS);
  const known = useList(aliasesQuery, { needsAll: view.query.trim() !== '' || view.sort !== SORTS[0] });
  const query = useListWithWaiting(aliasRecords, known, NEWEST_FIRST);
  const { data: aliases = NONE } = query;

  // The list may lag behind the typed text, however long it is.
  const { query: text, sort } = useDeferredValue(view);
  const sorted = useMemo(() => sortAliases(withOpened(aliases, opened), sort), [aliases, opened, sort]);
  const shown = useMemo(() => filterAliases(sorted, text, opened), [sorted, text, opened]);
  const isOpen = useCallback(({ id }: Alias) => opened.has(id), [opened]);

  // While the list is loading, placeholders reserve the space of the controls.
  const isPending = query.data === undefined && query.error === null;
  const hasControls = sorted.length > 0 || isPending;
  const count = !known.isWhole ? undefined : shareInWords(shown.length, sorted.length);

  return (
    <>
      {hasControls && <ListControls view={view} onChange={setView} count={count} />}
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={LOADING}
        empty={EMPTY}
        isEmpty={() => sorted.length === 0}
      >
        {() =>
          shown.length === 0 ? (
            <NoMatch title="No alias matches." />
          ) : (
            <LongList
              label="Aliases"
              items={shown}
              total={sorted.length}
              stays={isOpen}
              estimateSize={ROW_HEIGHT}
              renderItem={(alias) => (
                <AliasRow
                  alias={alias}
                  isMine={canChange(alias, user)}
                  isEditing={isOpen(alias)}
                  onEdit={() => open(alias)}
                  onClose={() => close(alias)}
                  onDelete={() => onDelete(alias)}
                />
              )}
            />
          )
        }
      </QueryState>
    </>
  );
}
