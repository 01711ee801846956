/** A password manager makes aliases with a token of the person's, at the domain that they chose, which goes with them. */
migrate(
  (app) => {
    const tokens = app.findCollectionByNameOrId('tokens');
    tokens.fields.getByName('scope').values = ['calendar', 'alias'];
    app.save(tokens);

    const users = app.findCollectionByNameOrId('users');
    users.fields.add(new TextField({ name: 'aliasDomain', max: 253 }));
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('aliasDomain');
    app.save(users);

    app.db().newQuery("DELETE FROM tokens WHERE scope = 'alias'").execute();
    const tokens = app.findCollectionByNameOrId('tokens');
    tokens.fields.getByName('scope').values = ['calendar'];
    app.save(tokens);
  },
);
