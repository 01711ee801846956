import { rows } from 'virtual:hub-rights';
import { CLOSED, COACHED, type Row, SEES } from '../testing';

const password = 'correct-horse-battery';

/** The whole table: every collection × everyone × everything that they may try. */
export const ROWS: readonly Row[] = [
  {
    record: 'A',
    collection: 'users',
    data: {},
    unique: (number) => ({
      ...{ email: `person-${number}@hub.test`, name: 'New', password, passwordConfirm: password },
    }),
    change: { name: 'Ada' },
    outcomes: { ...COACHED, update: [401, 200, 404, 200, 200] },
  },
  {
    record: 'the hub’s',
    collection: 'hub',
    data: {},
    change: {},
    outcomes: { ...CLOSED, view: [404, 200, 200, 200, 200], live: [401, SEES, SEES, SEES, SEES] },
  },
  ...rows,
];

let serial = 1000;

/** The fields of a row that no two records may share, made up anew. */
export function uniqueFields({ unique }: Row): Record<string, unknown> {
  return unique?.((serial += 1)) ?? {};
}
