import { personalRows } from '@hub/pocketbase/testing';

/** A PNG of 1 by 1 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * The permission matrix of cards: a private one with a picture of its front, a shared one, and one without an
 * owner.
 */
export const rows = personalRows({
  collection: 'loyalty',
  data: { name: 'Shop', cardId: '123', type: 'barcode', balance: '12.50', groups: ['Town'] },
  change: { balance: '10.00' },
  file: { field: 'front', name: 'front.png', content: PNG },
});
