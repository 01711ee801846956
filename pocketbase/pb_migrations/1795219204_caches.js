/** What the hub remembers of the two public services; closed to clients, who ask the hub's own routes. */
migrate(
  (app) => {
    const updated = { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true };
    app.save(
      new Collection({
        type: 'base',
        name: 'rates',
        fields: [
          { name: 'date', type: 'text', required: true, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
          { name: 'rates', type: 'json', required: true, maxSize: 10000 },
          updated,
        ],
        indexes: ['CREATE UNIQUE INDEX idx_rates_date ON rates (date)'],
      }),
    );
    app.save(
      new Collection({
        type: 'base',
        name: 'forecasts',
        fields: [
          { name: 'place', type: 'text', required: true, max: 200 },
          { name: 'forecast', type: 'json', required: true, maxSize: 100000 },
          updated,
        ],
        indexes: ['CREATE UNIQUE INDEX idx_forecasts_place ON forecasts (place)'],
      }),
    );
  },
  (app) => {
    for (const name of ['forecasts', 'rates']) app.delete(app.findCollectionByNameOrId(name));
  },
);
