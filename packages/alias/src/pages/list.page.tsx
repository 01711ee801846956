import { EmptyState, LinkButton, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { AtSign, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { aliasesQuery } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { AliasList, LoadingList } from '../components/alias-list';
import { AliasPage } from '../components/alias-page';
import { DeleteDialog } from '../components/list-on-demand';
import { useOpenOnDemand } from '../components/on-demand';
import { aliasPaths } from '../paths';

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

/** /alias: all aliases. */
export function ListPage() {
  const query = useQuery(aliasesQuery);
  const openOnDemand = useOpenOnDemand();
  const [deleting, setDeleting] = useState<Alias | null>(null);
  return (
    <AliasPage title="Aliases" back="/">
      <QueryState query={query} loading={<LoadingList />} empty={EMPTY}>
        {(aliases) => (
          <AliasList
            aliases={aliases}
            onDelete={(alias) => void openOnDemand(DeleteDialog, () => setDeleting(alias))}
          />
        )}
      </QueryState>
      <Suspense>{deleting && <DeleteDialog alias={deleting} onClose={() => setDeleting(null)} />}</Suspense>
    </AliasPage>
  );
}
