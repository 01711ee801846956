/** What people delete of their own can be restored for a while. */
migrate(
  (app) => {
    const OWN = '@request.auth.id != "" && owner = @request.auth.id';
    app.save(
      new Collection({
        type: 'base',
        name: 'deleted_records',
        listRule: OWN,
        viewRule: OWN,
        createRule: null,
        updateRule: null,
        deleteRule: OWN,
        fields: [
          { name: 'collection', type: 'text', required: true, max: 40 },
          { name: 'record', type: 'text', required: true, max: 15 },
          { name: 'title', type: 'text', max: 300 },
          { name: 'called', type: 'text', max: 200 },
          { name: 'content', type: 'json', maxSize: 100000 },
          { name: 'deletedAt', type: 'text', required: true, max: 30 },
          {
            name: 'owner',
            type: 'relation',
            collectionId: app.findCollectionByNameOrId('users').id,
            maxSelect: 1,
            cascadeDelete: true,
          },
          { name: 'rev', type: 'number', onlyInt: true, min: 0 },
          { name: 'created', type: 'autodate', onCreate: true },
          { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
        ],
        indexes: [
          'CREATE INDEX idx_deleted_records_owner ON deleted_records (owner, deletedAt)',
          'CREATE INDEX idx_deleted_records_deleted ON deleted_records (deletedAt)',
        ],
      }),
    );
  },
  (app) => app.delete(app.findCollectionByNameOrId('deleted_records')),
);
