/** The day since which an address is no longer used; an alias that was stored before is in use. */
migrate(
  (app) => {
    const aliases = app.findCollectionByNameOrId('aliases');
    aliases.fields.add(new TextField({ name: 'retiredOn', max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }));
    app.save(aliases);
  },
  (app) => {
    const aliases = app.findCollectionByNameOrId('aliases');
    aliases.fields.removeByName('retiredOn');
    app.save(aliases);
  },
);
