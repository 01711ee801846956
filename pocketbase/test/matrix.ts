import { rows } from 'virtual:hub-rights';
import { CLOSED, COACHED, PRIVATE, type Row, SEES } from '../testing';

const password = 'correct-horse-battery';

const row = (number: number) => String(number).padStart(15, '0');

const REMINDERS: readonly Row[] = [
  {
    record: 'A’s',
    collection: 'reminder_rules',
    data: { leads: [30], hour: '08:00' },
    areFew: true,
    ownedBy: 'owner',
    change: { hour: '09:00' },
    outcomes: { ...PRIVATE, create: [401, 400, 200, 200, 200] },
  },
  {
    record: 'A’s',
    collection: 'reminder_channels',
    data: { kind: 'webhook', label: 'Webhook' },
    areFew: true,
    unique: (number) => ({ address: `https://hooks.slack.com/${number}` }),
    ownedBy: 'owner',
    change: { isOn: true },
    outcomes: PRIVATE,
  },
  {
    record: 'A’s',
    collection: 'tokens',
    data: { label: 'Calendar', scope: 'calendar' },
    unique: (number) => ({ hash: String(number) }),
    ownedBy: 'owner',
    change: { label: 'Phone' },
    outcomes: { ...PRIVATE, create: [401, 403, 403, 403, 200], update: [401, 403, 403, 403, 200] },
  },
  {
    record: 'A’s',
    collection: 'reminder_items',
    data: {},
    unique: (number) => ({ record: row(number) }),
    ownedBy: 'owner',
    change: { snoozes: 1 },
    outcomes: CLOSED,
  },
  {
    record: 'somebody’s',
    collection: 'reminders_done',
    data: { date: '2030-01-01' },
    unique: (number) => ({ record: row(number) }),
    change: { date: '2030-01-02' },
    outcomes: CLOSED,
  },
  {
    record: 'somebody’s',
    collection: 'deliveries',
    data: { source: 'expiry', date: '2030-01-01', state: 'sent' },
    unique: (number) => ({ record: row(number) }),
    change: { state: 'waiting' },
    outcomes: CLOSED,
  },
];

const IMPORTS: readonly Row[] = [
  {
    record: 'A’s',
    collection: 'imports',
    data: { tool: 'alias', source: 'addy', added: 2 },
    ownedBy: 'owner',
    change: { added: 3 },
    outcomes: {
      ...PRIVATE,
      create: [401, 403, 403, 403, 200],
      update: [401, 403, 403, 403, 200],
      delete: [403, 403, 403, 403, 204],
    },
  },
  {
    record: 'A’s',
    collection: 'import_entries',
    data: { import: row(1), entry: {} },
    ownedBy: 'owner',
    change: { entry: { rev: 2 } },
    outcomes: CLOSED,
  },
];

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
  {
    record: 'A’s',
    collection: 'deleted_records',
    data: { collection: 'aliases', deletedAt: '2030-01-01T00:00:00.000Z' },
    unique: (number) => ({ record: row(number) }),
    ownedBy: 'owner',
    change: { title: 'x' },
    outcomes: { ...PRIVATE, create: [401, 403, 403, 403, 200], update: [401, 403, 403, 403, 200] },
  },
  ...REMINDERS,
  ...IMPORTS,
  ...rows,
];

let serial = 1000;

/** The fields of a row that no two records may share, with new values each time. */
export function uniqueFields({ unique }: Row): Record<string, unknown> {
  return unique?.((serial += 1)) ?? {};
}
