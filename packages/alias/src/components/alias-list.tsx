import { canChange, useSession } from '@hub/auth';
import { EmptyState, Skeleton } from '@hub/ui';
import { VirtualList } from '@hub/ui/virtual-list';
import { SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Alias } from '../api/alias.schema';
import { filterAliases, sortAliases, withOpened } from '../model/alias-list';
import { shareInWords } from '../model/count';
import { AliasRow } from './alias-row';
import { ListControls } from './list-controls';
import { AliasForm } from './list-on-demand';
import { useOpenOnDemand } from './on-demand';
import { useListView } from './use-list-view';
import { useOpened } from './use-opened';

/** A row's height before any is measured: an address of two lines over a description. */
const ROW_HEIGHT = 82;

const keyOf = ({ id }: Alias) => id;

/** Holds the place of the list and of its controls. */
export function LoadingList() {
  const [view, setView] = useListView();
  return (
    <>
      <div inert>
        <ListControls view={view} onChange={setView} count={'\u00a0'} />
      </div>
      <Skeleton lines={3} />
    </>
  );
}

interface AliasListProps {
  aliases: readonly Alias[];
  onDelete: (alias: Alias) => void;
}

/** All aliases, as they are filtered and ordered. */
export function AliasList({ aliases, onDelete }: AliasListProps) {
  const { user } = useSession();
  const [view, setView] = useListView();
  const { opened, open, close } = useOpened();
  const openOnDemand = useOpenOnDemand();

  // The list follows a moment after the fingers, however long it is.
  const { query, sort } = useDeferredValue(view);
  const sorted = useMemo(() => sortAliases(withOpened(aliases, opened), sort), [aliases, opened, sort]);
  const shown = useMemo(() => filterAliases(sorted, query, opened), [sorted, query, opened]);

  const isOpen = useCallback(({ id }: Alias) => opened.has(id), [opened]);

  return (
    <>
      <ListControls view={view} onChange={setView} count={shareInWords(shown.length, sorted.length)} />
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} title="No alias matches." />
      ) : (
        <VirtualList
          label="Aliases"
          items={shown}
          keyOf={keyOf}
          stays={isOpen}
          estimateSize={ROW_HEIGHT}
          renderItem={(alias) => (
            <AliasRow
              alias={alias}
              isMine={canChange(alias, user)}
              isEditing={isOpen(alias)}
              onEdit={() => void openOnDemand(AliasForm, () => open(alias))}
              onClose={() => close(alias)}
              onDelete={() => onDelete(alias)}
            />
          )}
        />
      )}
    </>
  );
}
