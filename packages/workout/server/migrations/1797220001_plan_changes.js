/** Adds the workouts as they were before a plan has changed or removed them, so that this can be undone. */
migrate(
  (app) => {
    app.save(
      new Collection({
        type: 'base',
        name: 'plan_changes',
        listRule: null,
        viewRule: null,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [
          {
            name: 'user',
            type: 'relation',
            collectionId: app.findCollectionByNameOrId('users').id,
            maxSelect: 1,
            cascadeDelete: true,
            required: true,
          },
          { name: 'plan', type: 'text', max: 15 },
          { name: 'batch', type: 'text', max: 15 },
          { name: 'workout', type: 'text', max: 15 },
          { name: 'rev', type: 'number', onlyInt: true, min: 0 },
          { name: 'before', type: 'json', maxSize: 1048576 },
        ],
        indexes: [
          'CREATE INDEX `idx_plan_changes_plan` ON `plan_changes` (plan)',
          'CREATE INDEX `idx_plan_changes_batch` ON `plan_changes` (batch)',
        ],
      }),
    );
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('plan_changes'));
  },
);
