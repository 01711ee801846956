/**
 * A person's record keeps whether somebody else chose its e-mail: a password that is set by the link of a mail to it is
 * not known to be the person's own.
 */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.add(new BoolField({ name: 'emailSetByAdmin', hidden: true }));
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('emailSetByAdmin');
    app.save(users);
  },
);
