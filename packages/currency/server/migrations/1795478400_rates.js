/** The reference rates that a hub begins with, so that it needs no service to show some. */
migrate(
  (app) => {
    const days = toString($os.readFile(`${__hooks}/lib/rates.json`));
    app
      .db()
      .newQuery(
        `INSERT INTO rates (date, rates, updated)
         SELECT value ->> '$.date', value -> '$.rates', strftime('%Y-%m-%d %H:%M:%fZ') FROM json_each({:days})
         WHERE true ON CONFLICT (date) DO NOTHING`,
      )
      .bind({ days })
      .execute();
  },
  (app) => {
    app.db().newQuery('DELETE FROM rates').execute();
  },
);
