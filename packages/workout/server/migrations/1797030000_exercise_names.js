/** A person says once which exercise of the library a name in a file means: so it is kept for the next import. */
migrate(
  (app) => {
    const settings = app.findCollectionByNameOrId('training_settings');
    settings.fields.add(new JSONField({ name: 'exerciseNames', maxSize: 100_000 }));
    app.save(settings);
  },
  (app) => {
    const settings = app.findCollectionByNameOrId('training_settings');
    settings.fields.removeByName('exerciseNames');
    app.save(settings);
  },
);
