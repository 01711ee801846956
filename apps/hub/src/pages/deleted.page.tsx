import { useLive } from '@hub/pb-client';
import { EmptyState, List, Page, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { deletedQuery } from '../deleted/deleted.api';
import { DeletedRow } from '../deleted/deleted-row';

/** /account/deleted: what the person has deleted in the last 30 days, to be restored or deleted for good. */
export function DeletedPage() {
  const query = useQuery(deletedQuery);
  useLive('deleted_records', deletedQuery.queryKey);
  return (
    <Page title="Recently deleted" back="/account">
      <p className="text-muted">
        What you delete of your own is kept for 30 days, for you alone. Documents and pictures are not: they
        are deleted at once.
      </p>
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        empty={
          <EmptyState icon={Trash2} title="Nothing deleted recently">
            What you delete is kept here for a while, and can be restored.
          </EmptyState>
        }
      >
        {(all) => (
          <List label="Recently deleted">
            {all.map((deleted) => (
              <DeletedRow key={deleted.id} deleted={deleted} />
            ))}
          </List>
        )}
      </QueryState>
    </Page>
  );
}
