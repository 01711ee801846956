import { pb } from '@hub/pb-client';
import { persistedList } from '@hub/tool-kit';
import { listSharers, sharer } from '@hub/tool-kit/sharers';
import { queryOptions } from '@tanstack/react-query';
import { expiryKey } from './expiry.queries';

/** The names as they are stored on the device. */
export const persistedSharers = persistedList(sharer);

/** The people who share a record with everyone, for a list. Throws a `HubError`. */
export const sharersQuery = () =>
  queryOptions({ queryKey: [...expiryKey, 'sharers'], queryFn: () => listSharers(pb) });
