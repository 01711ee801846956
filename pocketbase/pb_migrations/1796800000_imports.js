/** What is taken out of files of other programs can be taken back as one: what it did to each record is kept for that. */
migrate(
  (app) => {
    const OWN = '@request.auth.id != "" && owner = @request.auth.id';
    const users = app.findCollectionByNameOrId('users');
    const owner = {
      name: 'owner',
      type: 'relation',
      collectionId: users.id,
      maxSelect: 1,
      cascadeDelete: true,
    };
    app.save(
      new Collection({
        type: 'base',
        name: 'imports',
        listRule: OWN,
        viewRule: OWN,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [
          { name: 'tool', type: 'text', max: 40 },
          { name: 'source', type: 'text', max: 40 },
          { name: 'added', type: 'number', onlyInt: true, min: 0 },
          { name: 'changed', type: 'number', onlyInt: true, min: 0 },
          { name: 'until', type: 'text', max: 30 },
          { name: 'undone', type: 'text', max: 30 },
          owner,
          { name: 'rev', type: 'number', onlyInt: true, min: 0 },
          { name: 'created', type: 'autodate', onCreate: true },
          { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
        ],
        indexes: ['CREATE INDEX `idx_imports_owner` ON `imports` (owner, created)'],
      }),
    );
    app.save(
      new Collection({
        type: 'base',
        name: 'import_entries',
        listRule: null,
        viewRule: null,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [
          { name: 'import', type: 'text', max: 15 },
          owner,
          { name: 'entry', type: 'json', maxSize: 1000000 },
        ],
        indexes: ['CREATE INDEX `idx_import_entries_import` ON `import_entries` (import)'],
      }),
    );
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('import_entries'));
    app.delete(app.findCollectionByNameOrId('imports'));
  },
);
