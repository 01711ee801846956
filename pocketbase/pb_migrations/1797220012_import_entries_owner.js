/** Adds the index by which what is kept of one person's imports is counted. */
migrate(
  (app) => {
    const entries = app.findCollectionByNameOrId('import_entries');
    entries.addIndex('idx_import_entries_owner', false, 'owner', '');
    app.save(entries);
  },
  (app) => {
    const entries = app.findCollectionByNameOrId('import_entries');
    entries.removeIndex('idx_import_entries_owner');
    app.save(entries);
  },
);
