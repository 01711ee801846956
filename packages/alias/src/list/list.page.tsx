import { useState } from 'react';
import type { Alias } from '../api/alias.schema';
import { AliasPage } from '../components/alias-page';
import { AliasList } from './alias-list';
import { DeleteDialog } from './delete-dialog';

/** /alias: all aliases. */
export function ListPage() {
  const [deleting, setDeleting] = useState<Alias | null>(null);
  return (
    <AliasPage title="Aliases" back="/">
      <AliasList onDelete={setDeleting} />
      {deleting && <DeleteDialog alias={deleting} onClose={() => setDeleting(null)} />}
    </AliasPage>
  );
}
