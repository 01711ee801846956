/**
 * Who set a person's password last is on their record, and only the server writes it. `role` and `isAdmin`
 * say the same: someone who had one of them was an admin.
 */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.add(new SelectField({ name: 'passwordSetBy', values: ['self', 'admin'], maxSelect: 1 }));
    users.fields.add(new TextField({ name: 'passwordSetAt', max: 30 }));
    app.save(users);
    users.updateRule =
      `(${users.updateRule}) && ` +
      '@request.body.passwordSetBy:changed = false && @request.body.passwordSetAt:changed = false';
    app.save(users);

    app
      .db()
      .newQuery("UPDATE users SET role = 'admin', isAdmin = TRUE WHERE role = 'admin' OR isAdmin = TRUE")
      .execute();
    app.db().newQuery("UPDATE users SET role = 'user' WHERE role = ''").execute();
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.updateRule = users.updateRule.slice(
      1,
      users.updateRule.indexOf(') && @request.body.passwordSetBy'),
    );
    app.save(users);
    for (const name of ['passwordSetBy', 'passwordSetAt']) users.fields.removeByName(name);
    app.save(users);
  },
);
