import {
  created,
  DATE,
  document,
  label,
  MEGABYTE,
  owner,
  personalWithDocument,
  rev,
  shared,
  title,
  type Collection,
  updated,
} from '@hub/pocketbase/fields';

/** Items that expire, each with an optional document. */
export const collections: readonly Collection[] = [
  {
    name: 'expiry',
    id: 'pbc_262368213',
    type: 'base',
    record: 'ExpiryRecord',
    ownedBy: 'owner',
    rules: personalWithDocument,
    fields: [
      title('name'),
      { name: 'expiryDate', type: 'text', required: true, max: 10, pattern: DATE, holds: 'date' },
      label('person'),
      label('category'),
      { name: 'country', type: 'text', max: 60, holds: 'trimmed' },
      document('document', 20 * MEGABYTE),
      { name: 'documentName', type: 'text', max: 255 },
      owner,
      shared,
      rev,
      created,
      updated,
    ],
    indexes: [
      'CREATE INDEX `idx_expiry_expiryDate` ON `expiry` (expiryDate)',
      'CREATE INDEX `idx_expiry_person` ON `expiry` (person)',
      'CREATE INDEX `idx_expiry_category` ON `expiry` (category)',
      'CREATE INDEX `idx_expiry_country` ON `expiry` (country)',
      'CREATE INDEX `idx_expiry_owner` ON `expiry` (owner)',
    ],
  },
];
