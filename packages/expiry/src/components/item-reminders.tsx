import { RecordReminders, useRenew } from '@hub/tool-kit';
import { expiryRecords } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';

/** The reminders of an item, for a person who may change it. */
export function ItemReminders({ item }: { item: ExpiryItem }) {
  const renew = useRenew(expiryRecords, item);
  return <RecordReminders source="expiry" record={item.id} date={item.expiryDate} renew={renew} />;
}
