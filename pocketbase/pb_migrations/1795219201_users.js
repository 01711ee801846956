/** People: only admins make them, nobody can raise their own rights, and the e-mail's case does not matter. */
migrate(
  (app) => {
    const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
    const users = app.findCollectionByNameOrId('users');

    users.fields.removeByName('avatar');
    users.oauth2.mappedFields.avatarURL = '';
    users.fields.getByName('name').max = 200;
    users.fields.add(new TextField({ name: 'username', max: 200 }));
    users.fields.add(new SelectField({ name: 'role', values: ['user', 'admin'], maxSelect: 1 }));
    users.fields.add(new BoolField({ name: 'isAdmin' }));
    users.fields.add(new NumberField({ name: 'rev', onlyInt: true, min: 0 }));

    users.listRule = users.viewRule = `id = @request.auth.id || ${ADMIN}`;
    users.createRule = users.deleteRule = users.manageRule = ADMIN;
    users.updateRule =
      `${ADMIN} || (id = @request.auth.id && @request.body.role:changed = false && ` +
      '@request.body.isAdmin:changed = false && @request.body.verified:changed = false && ' +
      '@request.body.email:changed = false)';

    users.removeIndex('idx_email__pb_users_auth_');
    users.addIndex('idx_users_email', true, 'email COLLATE NOCASE', "email != ''");
    users.authAlert.enabled = false;
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.listRule = users.viewRule = users.updateRule = users.deleteRule = 'id = @request.auth.id';
    users.createRule = '';
    users.manageRule = null;
    users.authAlert.enabled = true;

    users.removeIndex('idx_users_email');
    users.addIndex('idx_email__pb_users_auth_', true, '`email`', "`email` != ''");
    for (const name of ['username', 'role', 'isAdmin', 'rev']) users.fields.removeByName(name);
    users.fields.getByName('name').max = 255;
    users.fields.add(
      new FileField({
        name: 'avatar',
        maxSelect: 1,
        mimeTypes: ['image/jpeg', 'image/png', 'image/svg+xml', 'image/gif', 'image/webp'],
      }),
    );
    users.oauth2.mappedFields.avatarURL = 'avatar';
    app.save(users);
  },
);
