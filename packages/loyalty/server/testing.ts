import { personalRows } from '@hub/pocketbase/testing';

/** The rights matrix of cards. */
export const rows = personalRows({
  collection: 'loyalty',
  data: { name: 'Shop', cardId: '123', type: 'barcode' },
  change: { cardId: '456' },
});
