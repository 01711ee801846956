/** A person's record says whether their reminders don't arrive, so that the hub can say so where they look first. */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.add(new BoolField({ name: 'remindersFail' }));
    users.updateRule = users.updateRule.replace(
      '@request.body.passwordSetAt:changed = false',
      '@request.body.passwordSetAt:changed = false && @request.body.remindersFail:changed = false',
    );
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('remindersFail');
    users.updateRule = users.updateRule.replace(' && @request.body.remindersFail:changed = false', '');
    app.save(users);
  },
);
