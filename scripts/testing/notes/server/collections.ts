import { type Collection, frame, owner, personal, prose, shared, title } from '@hub/pocketbase/fields';

/** The collections of Notes. */
export const collections: readonly Collection[] = [
  {
    name: 'notes',
    type: 'base',
    record: 'NoteRecord',
    ownedBy: 'owner',
    lists: { sort: ['name'] },
    rules: personal,
    fields: [title('name'), prose('text'), owner, shared, ...frame],
    indexes: ['CREATE INDEX `idx_notes_name` ON `notes` (name)'],
  },
];
