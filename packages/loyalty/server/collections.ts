import {
  created,
  DATE,
  owner,
  personal,
  rev,
  shared,
  title,
  type Collection,
  updated,
} from '@hub/pocketbase/fields';

/** Membership cards. */
export const collections: readonly Collection[] = [
  {
    name: 'loyalty',
    type: 'base',
    record: 'LoyaltyRecord',
    ownedBy: 'owner',
    rules: personal,
    fields: [
      title('name'),
      { name: 'cardId', type: 'text', required: true, max: 100, holds: 'trimmed' },
      { name: 'type', type: 'select', required: true, values: ['qrcode', 'barcode'], maxSelect: 1 },
      { name: 'refreshSeconds', type: 'number', onlyInt: true, min: 0, max: 86_400 },
      { name: 'customUI', type: 'bool' },
      { name: 'expiryDate', type: 'text', max: 10, pattern: DATE, holds: 'date' },
      owner,
      shared,
      rev,
      created,
      updated,
    ],
    indexes: [
      'CREATE INDEX `idx_loyalty_name` ON `loyalty` (name)',
      'CREATE INDEX `idx_loyalty_owner` ON `loyalty` (owner)',
    ],
  },
];
