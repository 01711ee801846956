/** A person's choice of library exercises for names in files, which is stored for the next import. */
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
