/** How many bytes each stored document has: a table of its own, which no request reaches, for the quota of its person. */
migrate(
  (app) => {
    app
      .db()
      .newQuery(
        `CREATE TABLE _file_bytes (collection TEXT NOT NULL, record TEXT NOT NULL, field TEXT NOT NULL,
          bytes INTEGER NOT NULL, PRIMARY KEY (collection, record, field))`,
      )
      .execute();
    const add = (values) =>
      app
        .db()
        .newQuery('INSERT INTO _file_bytes VALUES ({:collection}, {:record}, {:field}, {:bytes})')
        .bind(values)
        .execute();
    const store = app.newFilesystem();
    const sizeOf = (path) => {
      try {
        return store.attributes(path).size;
      } catch {
        return 0; // The store has lost it.
      }
    };
    try {
      for (const { name: collection, fields } of app.findAllCollections('base')) {
        const files = fields.filter((field) => field.type() === 'file').map((field) => field.getName());
        for (const field of files) {
          for (const record of app.findRecordsByFilter(collection, `${field} != ''`, '', 0, 0)) {
            const bytes = sizeOf(`${record.baseFilesPath()}/${record.getString(field)}`);
            add({ collection, record: record.id, field, bytes });
          }
        }
      }
    } finally {
      store.close();
    }
  },
  (app) => {
    app.db().newQuery('DROP TABLE _file_bytes').execute();
  },
);
