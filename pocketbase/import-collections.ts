import { CLOSED, count, frame, owner, privateToOwner } from './fields';
import type { Collection } from './schema-types';

/** What was imported, and what that did to each record, as long as it can be undone. */
export const importCollections: readonly Collection[] = [
  {
    name: 'imports',
    type: 'base',
    record: 'ImportRecord',
    ownedBy: 'owner',
    leftOut: 'What was imported is in the file; the list of imports is not.',
    rules: { ...privateToOwner, create: null, update: null, delete: null },
    fields: [
      { name: 'tool', type: 'text', max: 40 },
      // The format from which the rows were read.
      { name: 'source', type: 'text', max: 40 },
      count('added'),
      count('changed'),
      // Until when it can be undone, and when it was undone: ISO instants.
      { name: 'until', type: 'text', max: 30 },
      { name: 'undone', type: 'text', max: 30 },
      owner,
      ...frame,
    ],
    indexes: ['CREATE INDEX `idx_imports_owner` ON `imports` (owner, created)'],
  },
  {
    name: 'import_entries',
    type: 'base',
    rules: CLOSED,
    fields: [
      { name: 'import', type: 'text', max: 15 },
      owner,
      { name: 'entry', type: 'json', maxSize: 1_000_000 },
    ],
    indexes: [
      'CREATE INDEX `idx_import_entries_import` ON `import_entries` (import)',
      'CREATE INDEX `idx_import_entries_owner` ON `import_entries` (owner)',
    ],
  },
];
