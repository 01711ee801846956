import { CLOSED, type Row } from '@hub/pocketbase/testing';

/** Clients ask the route of the forecasts, never their collection. */
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
