import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { aliasesQuery } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { AliasPage } from '../components/alias-page';
import { AliasList } from './alias-list';
import { DeleteDialog } from './delete-dialog';
import { NewAddress } from './new-address';
import { useOpened } from './use-opened';

/** /alias: all aliases, and a new one by one tap. */
export function ListPage() {
  const [deleting, setDeleting] = useState<Alias | null>(null);
  const { data } = useQuery(aliasesQuery);
  const opening = useOpened();
  return (
    <AliasPage title="Aliases" back="/" actions={<NewAddress aliases={data} onMade={opening.open} />}>
      <AliasList opening={opening} onDelete={setDeleting} />
      {deleting && <DeleteDialog alias={deleting} onClose={() => setDeleting(null)} />}
    </AliasPage>
  );
}
