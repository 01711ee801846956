import {
  type Collection,
  created,
  owner,
  personal,
  prose,
  rev,
  shared,
  title,
  updated,
} from '@hub/pocketbase/fields';

/** The collections of Notes. */
export const collections: readonly Collection[] = [
  {
    name: 'notes',
    type: 'base',
    record: 'NoteRecord',
    ownedBy: 'owner',
    lists: { sort: ['name'] },
    rules: personal,
    fields: [title('name'), prose('text'), owner, shared, rev, created, updated],
    indexes: ['CREATE INDEX `idx_notes_name` ON `notes` (name)'],
  },
];
