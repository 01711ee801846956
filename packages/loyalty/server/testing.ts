import { personalRows } from '@hub/pocketbase/testing';

/** What everyone may do with cards. */
export const rows = personalRows({
  collection: 'loyalty',
  data: { name: 'Shop', cardId: '123', type: 'barcode' },
  change: { cardId: '456' },
});
