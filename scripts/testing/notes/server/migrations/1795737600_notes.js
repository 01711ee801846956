/** The collection `notes`: private to the owner, or visible to everyone signed in if `shared`. */
migrate(
  (app) => {
    const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
    const SIGNED_IN = '@request.auth.id != ""';
    const VISIBLE = `${SIGNED_IN} && (owner = @request.auth.id || shared = true || owner = "")`;
    const CHANGEABLE = `${SIGNED_IN} && (owner = @request.auth.id || (owner = "" && ${ADMIN}))`;
    const users = app.findCollectionByNameOrId('users');
    app.save(
      new Collection({
        type: 'base',
        name: 'notes',
        listRule: VISIBLE,
        viewRule: VISIBLE,
        createRule: `${SIGNED_IN} && (@request.body.owner:isset = false || @request.body.owner = @request.auth.id)`,
        updateRule: `${CHANGEABLE} && @request.body.owner:changed = false`,
        deleteRule: CHANGEABLE,
        fields: [
          { name: 'name', type: 'text', required: true, max: 200 },
          { name: 'text', type: 'text', max: 5000 },
          { name: 'owner', type: 'relation', collectionId: users.id, maxSelect: 1, cascadeDelete: true },
          { name: 'shared', type: 'bool' },
          { name: 'rev', type: 'number', onlyInt: true, min: 0 },
          { name: 'created', type: 'autodate', onCreate: true },
          { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
        ],
        indexes: ['CREATE INDEX idx_notes_name ON notes (name)'],
      }),
    );
  },
  (app) => app.delete(app.findCollectionByNameOrId('notes')),
);
