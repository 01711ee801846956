import { CLOSED, type Collection, updated } from '@hub/pocketbase/fields';

/** The forecasts of places; clients have no access, and use the route. */
export const collections: readonly Collection[] = [
  {
    name: 'forecasts',
    type: 'base',
    rules: CLOSED,
    fields: [
      { name: 'place', type: 'text', required: true, max: 200 },
      { name: 'forecast', type: 'json', required: true, maxSize: 100_000 },
      updated,
    ],
    indexes: ['CREATE UNIQUE INDEX `idx_forecasts_place` ON `forecasts` (place)'],
  },
];
