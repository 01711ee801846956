/**
 * With which keys the tokens of people were signed until they signed out everywhere: a table of its own, which no request
 * reaches. It lets a device that comes back know that it has to forget what it has kept.
 */
migrate(
  (app) => {
    app.db().newQuery('CREATE TABLE _ended_keys (person TEXT NOT NULL, key TEXT NOT NULL)').execute();
    app.db().newQuery('CREATE INDEX idx_ended_keys_person ON _ended_keys (person)').execute();
  },
  (app) => {
    app.db().newQuery('DROP TABLE _ended_keys').execute();
  },
);
