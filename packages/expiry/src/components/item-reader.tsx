import { useToday } from '@hub/tool-kit';
import { Banner } from '@hub/ui';
import type { ExpiryItem } from '../api/expiry.schema';
import { ItemFacts } from './item-facts';
import { StoredDocument } from './stored-document';

/** An item that the person sees but may not change: its facts and its document. */
export function ItemReader({ item }: { item: ExpiryItem }) {
  return (
    <>
      <Banner tone="info">
        Shared with everyone here. Only {item.owner === null ? 'an admin' : 'its owner'} can change it.
      </Banner>
      <ItemFacts item={item} today={useToday()} />
      {item.document && <StoredDocument id={item.id} document={item.document} />}
    </>
  );
}
