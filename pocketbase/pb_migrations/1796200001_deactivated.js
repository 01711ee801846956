/** An admin can end a person's access to the hub, and give it back; their records stay meanwhile. */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.add(new BoolField({ name: 'isDeactivated' }));
    users.updateRule = users.updateRule.replace(
      '@request.body.isAdmin:changed = false',
      '@request.body.isAdmin:changed = false && @request.body.isDeactivated:changed = false',
    );
    users.authRule = 'isDeactivated = false';
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.authRule = '';
    users.updateRule = users.updateRule.replace(' && @request.body.isDeactivated:changed = false', '');
    users.fields.removeByName('isDeactivated');
    app.save(users);
  },
);
