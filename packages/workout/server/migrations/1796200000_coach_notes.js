/** Coaches' private notes about an athlete: only admins have access, but not to notes about themselves. */
migrate(
  (app) => {
    const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
    const ABOUT_OTHERS = `${ADMIN} && user != @request.auth.id`;
    const users = app.findCollectionByNameOrId('users');
    const person = (name) => ({ name, type: 'relation', collectionId: users.id, maxSelect: 1 });
    app.save(
      new Collection({
        type: 'base',
        name: 'coach_notes',
        listRule: ABOUT_OTHERS,
        viewRule: ABOUT_OTHERS,
        createRule: ABOUT_OTHERS,
        updateRule: `${ABOUT_OTHERS} && @request.body.user:changed = false && @request.body.author:changed = false`,
        deleteRule: ABOUT_OTHERS,
        fields: [
          { ...person('user'), required: true, cascadeDelete: true },
          { ...person('author'), cascadeDelete: false },
          { name: 'text', type: 'text', required: true, max: 5000 },
          { name: 'rev', type: 'number', onlyInt: true, min: 0 },
          { name: 'created', type: 'autodate', onCreate: true },
          { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
        ],
        indexes: ['CREATE INDEX idx_coach_notes_user_created ON coach_notes (user, created)'],
      }),
    );
  },
  (app) => app.delete(app.findCollectionByNameOrId('coach_notes')),
);
