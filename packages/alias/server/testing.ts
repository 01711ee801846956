import { personalRows } from '@hub/pocketbase/testing';

/** The access matrix of aliases. */
export const rows = personalRows({
  collection: 'aliases',
  data: {},
  unique: (number) => ({ email: `alias-${number}@hub.test` }),
  change: { description: 'A shop' },
});
