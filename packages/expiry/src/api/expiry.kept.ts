import { count, text } from '@hub/pb-client';
import { keptList, type KeptParsers } from '@hub/tool-kit';
import { expiryKey } from './expiry.queries';
import { keptExpiryItem } from './expiry.schema';

/** Read what is kept of Expiry on the device. */
export const expiryKept: KeptParsers = [
  [[...expiryKey, 'upcoming'], keptList(keptExpiryItem)],
  [[...expiryKey, 'expired'], keptList(keptExpiryItem)],
  [[...expiryKey, 'expired-count'], count],
  [[...expiryKey, 'distinct'], keptList(text)],
  [[...expiryKey, 'item'], keptExpiryItem],
];
