import type { CalendarDate } from '@hub/calendar';
import { useIsWaiting } from '../outbox/outbox-context';
import type { Records, Versioned } from '../record/record-repository';
import { useUpdateRecord } from '../record/records';

/** Sets a new expiry date of a record. Resolves to whether the change is queued on this device. */
export type Renew = (until: CalendarDate) => Promise<boolean>;

/** Returns the function that sets a new expiry date, and nothing else, as the record's form would. */
export function useRenew<Item extends Versioned, Values extends { expiryDate: string }>(
  records: Records<Item, Values>,
  record: Item,
): Renew {
  const { mutateAsync } = useUpdateRecord(records);
  const isWaiting = useIsWaiting(records.repository.collection);
  return async (until) => {
    await mutateAsync({ record, changes: { expiryDate: until } as Partial<Values> });
    return isWaiting(record.id);
  };
}
