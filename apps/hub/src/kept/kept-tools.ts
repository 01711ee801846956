import { aliasOffline } from '@hub/alias/offline';
import { currencyOffline } from '@hub/currency/offline';
import { expiryOffline } from '@hub/expiry/offline';
import { loyaltyOffline } from '@hub/loyalty/offline';
import { timeOffline } from '@hub/time/offline';
import type { Offline } from '@hub/tool-kit';
import { workoutOffline } from '@hub/workout/offline';

/** What is there without a network, in the order in which it is asked for: what is wanted at a till comes first. */
export const keptTools: readonly Offline[] = [
  loyaltyOffline,
  workoutOffline,
  expiryOffline,
  aliasOffline,
  currencyOffline,
  timeOffline,
];
