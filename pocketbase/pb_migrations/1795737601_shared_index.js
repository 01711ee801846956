/** Reminders ask each minute for what a person sees: their own records, nobody's and those that are shared. */
migrate(
  (app) => {
    for (const name of ['expiry', 'loyalty']) {
      const collection = app.findCollectionByNameOrId(name);
      collection.addIndex(`idx_${name}_shared`, false, 'shared', '');
      app.save(collection);
    }
  },
  (app) => {
    for (const name of ['expiry', 'loyalty']) {
      const collection = app.findCollectionByNameOrId(name);
      collection.removeIndex(`idx_${name}_shared`);
      app.save(collection);
    }
  },
);
