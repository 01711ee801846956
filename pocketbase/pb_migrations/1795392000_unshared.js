/**
 * A record that changes whenever one of another collection goes out of somebody's sight: PocketBase tells nobody of
 * that, but of this one it tells everyone who listens to `hub/unshared`.
 */
migrate(
  (app) => {
    const hub = new Collection({
      type: 'base',
      name: 'hub',
      viewRule: '@request.auth.id != ""',
      fields: [
        {
          name: 'id',
          type: 'text',
          system: true,
          primaryKey: true,
          required: true,
          min: 1,
          max: 15,
          pattern: '^[a-z]+$',
          autogeneratePattern: '[a-z]{15}',
        },
        { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
      ],
    });
    app.save(hub);
    const unshared = new Record(hub);
    unshared.set('id', 'unshared');
    app.save(unshared);
  },
  (app) => app.delete(app.findCollectionByNameOrId('hub')),
);
