/**
 * Which passwords somebody else has set for each person, as bcrypt hashes: a table of its own, which no request reaches. One of
 * them does not become the person's own when it is set once more in their name.
 */
migrate(
  (app) => {
    app
      .db()
      .newQuery(
        'CREATE TABLE _foreign_passwords (person TEXT NOT NULL, hash TEXT NOT NULL, setAt TEXT NOT NULL, PRIMARY KEY (person, hash))',
      )
      .execute();
    app
      .db()
      .newQuery(
        "INSERT INTO _foreign_passwords SELECT id, password, passwordSetAt FROM users WHERE passwordSetBy = 'admin'",
      )
      .execute();
  },
  (app) => {
    app.db().newQuery('DROP TABLE _foreign_passwords').execute();
  },
);
