import { CLOSED, type Row } from '@hub/pocketbase/testing';

/** Clients use the route of the forecasts, and have no access to their collection. */
export const rows: readonly Row[] = [
  {
    record: 'the hub’s',
    collection: 'forecasts',
    data: { forecast: { daily: {} } },
    unique: (number) => ({ place: `5.4141,${number}` }),
    change: { forecast: { daily: { time: [] } } },
    outcomes: CLOSED,
  },
];
