import { CLOSED, DATE, type Collection, updated } from '@hub/pocketbase/fields';

/** The reference rates of each working day; clients have no access, and use the route. */
export const collections: readonly Collection[] = [
  {
    name: 'rates',
    type: 'base',
    rules: CLOSED,
    fields: [
      { name: 'date', type: 'text', required: true, max: 10, pattern: DATE },
      { name: 'rates', type: 'json', required: true, maxSize: 10_000 },
      updated,
    ],
    indexes: ['CREATE UNIQUE INDEX `idx_rates_date` ON `rates` (date)'],
  },
];
