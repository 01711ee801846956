import { RecordReminders, useToday } from '@hub/tool-kit';
import type { ExpiryItem } from '../api/expiry.schema';
import { expiryFields } from '../model/expiry-fields';
import { ExpiryDate } from './expiry-date';
import { Fact, ItemFacts } from './item-facts';
import { StoredDocument } from './stored-document';
import { useSharerOf } from './use-sharer-of';

/** An item that the person sees but may not change: its facts and its document. */
export function ItemReader({ item }: { item: ExpiryItem }) {
  const today = useToday();
  const sharer = useSharerOf([item])(item);
  return (
    <>
      <ItemFacts item={item} sharer={sharer}>
        <Fact label={expiryFields.expiryDate.label}>
          <ExpiryDate date={item.expiryDate} today={today} />
        </Fact>
      </ItemFacts>
      {item.document && <StoredDocument id={item.id} document={item.document} />}
      <RecordReminders source="expiry" record={item.id} date={item.expiryDate} />
    </>
  );
}
