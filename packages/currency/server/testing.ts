import { CLOSED, type Row } from '@hub/pocketbase/testing';

/** Clients use the route of the rates, and have no access to their collection. */
export const rows: readonly Row[] = [
  {
    record: 'the hub’s',
    collection: 'rates',
    data: { rates: { USD: 1.1 } },
    unique: (number) => ({ date: `${number}-01-01` }),
    change: { rates: { USD: 1.2 } },
    outcomes: CLOSED,
  },
];
