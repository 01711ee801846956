/**
 * From which addresses each account has signed in, as keyed hashes: a table of its own, which no request reaches. Tries of a
 * password from these count apart from those of strangers.
 */
migrate(
  (app) => {
    app
      .db()
      .newQuery(
        'CREATE TABLE _known_addresses (account TEXT NOT NULL, address TEXT NOT NULL, PRIMARY KEY (account, address))',
      )
      .execute();
  },
  (app) => {
    app.db().newQuery('DROP TABLE _known_addresses').execute();
  },
);
