import { type Collection, DATE, frame, owner, personal, shared } from '@hub/pocketbase/fields';

/** People's e-mail aliases. */
export const collections: readonly Collection[] = [
  {
    name: 'aliases',
    type: 'base',
    record: 'AliasRecord',
    ownedBy: 'owner',
    called: { one: 'alias', many: 'aliases' },
    keepsDeleted: { title: 'email' },
    taken: { field: 'email', sentence: 'That alias already exists.' },
    rules: personal,
    fields: [
      { name: 'email', type: 'email', required: true, holds: 'trimmed' },
      { name: 'description', type: 'text', max: 2000 },
      { name: 'retiredOn', type: 'text', max: 10, pattern: DATE, holds: 'date' },
      owner,
      shared,
      ...frame,
    ],
    indexes: [
      'CREATE UNIQUE INDEX `idx_aliases_email` ON `aliases` (email COLLATE NOCASE)',
      'CREATE INDEX `idx_aliases_created` ON `aliases` (created)',
      'CREATE INDEX `idx_aliases_owner` ON `aliases` (owner)',
    ],
  },
];
