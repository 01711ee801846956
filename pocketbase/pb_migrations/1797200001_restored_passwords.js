/** A password can be one that a restored backup has brought back: its person is asked to change it. */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.getByName('passwordSetBy').values = ['self', 'admin', 'restore'];
    app.save(users);
  },
  (app) => {
    app.db().newQuery("UPDATE users SET passwordSetBy = '' WHERE passwordSetBy = 'restore'").execute();
    const users = app.findCollectionByNameOrId('users');
    users.fields.getByName('passwordSetBy').values = ['self', 'admin'];
    app.save(users);
  },
);
