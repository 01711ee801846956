import {
  created,
  DATE,
  label,
  MEGABYTE,
  owner,
  personal,
  PERSONAL_VISIBLE,
  rev,
  shared,
  title,
  type Collection,
  updated,
} from '@hub/pocketbase/fields';

const IMAGE_TYPES = ['png', 'jpeg', 'webp', 'gif', 'heic', 'heif'].map((type) => `image/${type}`);
const DOCUMENT_TYPES = ['application/pdf', ...IMAGE_TYPES];

/** What expires, with a document of each. */
export const collections: readonly Collection[] = [
  {
    name: 'expiry',
    id: 'pbc_262368213',
    type: 'base',
    record: 'ExpiryRecord',
    ownedBy: 'owner',
    // However the collection is spelled in the address of a file; `serveFile` says it where it is as usual.
    rules: { ...personal, view: `${PERSONAL_VISIBLE} && @request.query.thumb:isset = false` },
    fields: [
      title('name'),
      { name: 'expiryDate', type: 'text', required: true, max: 10, pattern: DATE, holds: 'date' },
      label('person'),
      label('category'),
      { name: 'country', type: 'text', max: 60, holds: 'trimmed' },
      {
        name: 'document',
        type: 'file',
        maxSelect: 1,
        maxSize: 20 * MEGABYTE,
        mimeTypes: DOCUMENT_TYPES,
        protected: true,
      },
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
