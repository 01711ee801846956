import {
  type Collection,
  DATE,
  document,
  frame,
  label,
  MEGABYTE,
  owner,
  personalWithDocument,
  shared,
  title,
} from '@hub/pocketbase/fields';

/** Items that expire, each with an optional document. */
export const collections: readonly Collection[] = [
  {
    name: 'expiry',
    id: 'pbc_262368213',
    type: 'base',
    record: 'ExpiryRecord',
    ownedBy: 'owner',
    called: { one: 'item of Expiry', many: 'items of Expiry' },
    keepsDeleted: { title: 'name' },
    lists: { filter: ['expiryDate'], sort: ['expiryDate', 'person', 'category', 'country'] },
    rules: personalWithDocument,
    fields: [
      title('name'),
      { name: 'expiryDate', type: 'text', required: true, max: 10, pattern: DATE, holds: 'date' },
      label('person'),
      label('category'),
      { name: 'country', type: 'text', max: 60, holds: 'line' },
      document('document', 20 * MEGABYTE),
      { name: 'documentName', type: 'text', max: 255 },
      owner,
      shared,
      ...frame,
    ],
    indexes: [
      'CREATE INDEX `idx_expiry_expiryDate` ON `expiry` (expiryDate)',
      'CREATE INDEX `idx_expiry_person` ON `expiry` (person)',
      'CREATE INDEX `idx_expiry_category` ON `expiry` (category)',
      'CREATE INDEX `idx_expiry_country` ON `expiry` (country)',
      'CREATE INDEX `idx_expiry_owner` ON `expiry` (owner)',
      'CREATE INDEX `idx_expiry_shared` ON `expiry` (shared)',
    ],
  },
];
