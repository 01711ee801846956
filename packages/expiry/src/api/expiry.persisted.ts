import { count, text } from '@hub/pb-client';
import { persistedList, type PersistedParsers } from '@hub/tool-kit';
import { expiryKey } from './expiry.queries';
import { persistedExpiryItem } from './expiry.schema';
import { persistedSharers } from './sharers';

/** The parsers of Expiry's persisted queries. */
export const expiryParsers: PersistedParsers = [
  [[...expiryKey, 'upcoming'], persistedList(persistedExpiryItem)],
  [[...expiryKey, 'expired'], persistedList(persistedExpiryItem)],
  [[...expiryKey, 'expired-count'], count],
  [[...expiryKey, 'distinct'], persistedList(text)],
  [[...expiryKey, 'item'], persistedExpiryItem],
  [[...expiryKey, 'sharers'], persistedSharers],
  [[...expiryKey, 'people'], persistedList(text)],
];
