import { OpenRecord, useRecord } from '@hub/tool-kit';
import { FormSkeleton } from '@hub/ui';
import type { ReactNode } from 'react';
import { expiryRecords } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';
import { expiryPaths } from '../paths';
import { ExpiryPage } from './expiry-page';
import { ItemReader } from './item-reader';

interface OpenItemProps {
  id: string;
  /** The heading; by default the item's name. */
  title?: string;
  actions?: (item: ExpiryItem) => ReactNode;
  /** Renders the item for a person who may change it; `isDeleted` if it was deleted after it was opened. */
  children: (item: ExpiryItem, isDeleted: boolean) => ReactNode;
}

/** The page of one item, read-only for those who may not change it. */
export function OpenItem({ id, title, actions, children }: OpenItemProps) {
  const query = useRecord(expiryRecords, id);
  const { data } = query;
  return (
    <ExpiryPage title={title ?? data?.name ?? 'Item'} actions={actions && <>{data && actions(data)}</>}>
      <OpenRecord
        query={query}
        list={{ label: 'Go to Expiry', to: expiryPaths.upcoming }}
        loading={<FormSkeleton fields={3} />}
        reader={(item) => <ItemReader item={item} />}
      >
        {children}
      </OpenRecord>
    </ExpiryPage>
  );
}
