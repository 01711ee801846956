import { personalRows } from '@hub/pocketbase/testing';

/** What everyone may do with addresses. */
export const rows = personalRows({
  collection: 'aliases',
  data: {},
  unique: (number) => ({ email: `alias-${number}@hub.test` }),
  change: { description: 'A shop' },
});
