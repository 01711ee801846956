/** Who asks: A is the person that the record belongs to, B another one. */
export const ACTORS = ['guest', 'A', 'B', 'admin', 'superuser'] as const;
export type Actor = (typeof ACTORS)[number];

/** Everyone's outcome in the order of {@link ACTORS}: a status, or whether a list or a live update shows the record. */
type Outcomes = readonly [unknown, unknown, unknown, unknown, unknown];
export type Action = 'list' | 'view' | 'create' | 'update' | 'delete' | 'live' | 'file';

export interface Row {
  /** Which record is asked for, in words. */
  record: string;
  collection: string;
  /** A record of A; the owner's field is set unless the record is nobody's. */
  data: Readonly<Record<string, unknown>>;
  ownedBy?: 'owner' | 'user';
  /** The change that `update` tries. */
  change: Readonly<Record<string, unknown>>;
  outcomes: Partial<Record<Action, Outcomes>>;
}

let serial = 1000;
/** A number of four digits that no other record has. */
const unique = () => (serial += 1);

const SEES = 'sees';
const HIDES = 'hides';

const workout = {
  date: '2030-01-01',
  workoutTitle: 'Legs',
  workoutDescription: '',
  exercises: [{ title: 'Squat' }],
};
const plan = {
  active: true,
  planTitle: 'Strength',
  planDescription: '',
  workouts: [{ workoutTitle: 'Legs' }],
};
const passport = {
  name: 'Passport',
  expiryDate: '2030-01-01',
  person: 'Ada',
  category: 'Travel',
  country: 'NL',
};
const card = { name: 'Shop', cardId: '123', type: 'barcode' };

const PRIVATE: Row['outcomes'] = {
  list: [401, SEES, HIDES, HIDES, SEES],
  view: [404, 200, 404, 404, 200],
  create: [401, 200, 200, 200, 200],
  update: [401, 200, 404, 404, 200],
  delete: [404, 204, 404, 404, 204],
  live: [401, SEES, HIDES, HIDES, SEES],
};
const SHARED: Row['outcomes'] = {
  list: [401, SEES, SEES, SEES, SEES],
  view: [404, 200, 200, 200, 200],
  update: [401, 200, 404, 404, 200],
  delete: [404, 204, 404, 404, 204],
  live: [401, SEES, SEES, SEES, SEES],
};
const NOBODYS: Row['outcomes'] = {
  list: [401, SEES, SEES, SEES, SEES],
  view: [404, 200, 200, 200, 200],
  update: [401, 404, 404, 200, 200],
  delete: [404, 404, 404, 204, 204],
  live: [401, SEES, SEES, SEES, SEES],
};
const COACHED: Row['outcomes'] = {
  list: [401, SEES, HIDES, SEES, SEES],
  view: [404, 200, 404, 200, 200],
  create: [401, 400, 400, 200, 200],
  update: [401, 404, 404, 200, 200],
  delete: [404, 404, 404, 204, 204],
  live: [401, SEES, HIDES, SEES, SEES],
};
const CLOSED: Row['outcomes'] = {
  list: [403, 403, 403, 403, SEES],
  view: [403, 403, 403, 403, 200],
  create: [403, 403, 403, 403, 200],
  update: [403, 403, 403, 403, 200],
  delete: [403, 403, 403, 403, 204],
  live: [401, HIDES, HIDES, HIDES, SEES],
};

/** The three rows of a collection of personal records. */
function personal(collection: string, data: Row['data'], change: Row['change']): Row[] {
  const row = { collection, data, change };
  return [
    { ...row, record: 'private', ownedBy: 'owner', outcomes: PRIVATE },
    { ...row, record: 'shared', ownedBy: 'owner', data: { ...data, shared: true }, outcomes: SHARED },
    { ...row, record: 'nobody’s', outcomes: NOBODYS },
  ];
}

/** A row of records that may hold a document, which everyone has who sees the record. */
function withDocument({ outcomes, ...row }: Row): Row {
  return { ...row, outcomes: { ...outcomes, ...(outcomes.view && { file: outcomes.view }) } };
}

/** The whole table: every collection × everyone × everything that they may try. */
export const ROWS: readonly Row[] = [
  {
    record: 'A',
    collection: 'users',
    data: {},
    change: { name: 'Ada' },
    outcomes: { ...COACHED, update: [401, 200, 404, 200, 200] },
  },
  {
    record: 'an athlete’s',
    collection: 'workouts',
    data: workout,
    ownedBy: 'user',
    change: { workoutTitle: 'Arms' },
    outcomes: COACHED,
  },
  {
    record: 'an athlete’s results in',
    collection: 'workouts',
    data: workout,
    ownedBy: 'user',
    change: { exercises: [{ title: 'Squat', completed: true, results: '3×8' }] },
    outcomes: { update: [401, 200, 404, 200, 200] },
  },
  {
    record: 'an athlete’s',
    collection: 'plans',
    data: plan,
    ownedBy: 'user',
    change: { active: false },
    outcomes: COACHED,
  },
  {
    record: 'everyone’s',
    collection: 'exercises',
    data: { title: 'Squat', instructions: 'Sit down and stand up.' },
    change: { title: 'Deep squat' },
    outcomes: {
      ...COACHED,
      list: [401, SEES, SEES, SEES, SEES],
      view: [404, 200, 200, 200, 200],
      live: [401, SEES, SEES, SEES, SEES],
    },
  },
  ...personal('aliases', {}, { description: 'A shop' }),
  ...personal('expiry', passport, { person: 'Bob' }).map(withDocument),
  ...personal('loyalty', card, { cardId: '456' }),
  {
    record: 'the hub’s',
    collection: 'rates',
    data: { rates: { USD: 1.1 } },
    change: { rates: { USD: 1.2 } },
    outcomes: CLOSED,
  },
  {
    record: 'the hub’s',
    collection: 'forecasts',
    data: { forecast: { daily: {} } },
    change: { forecast: { daily: { time: [] } } },
    outcomes: CLOSED,
  },
  {
    record: 'the hub’s',
    collection: 'hub',
    data: {},
    change: {},
    outcomes: { ...CLOSED, view: [404, 200, 200, 200, 200], live: [401, SEES, SEES, SEES, SEES] },
  },
];

/** The fields that no two records of a collection may share, made up anew. */
export function uniqueFields(collection: string): Record<string, unknown> {
  switch (collection) {
    case 'users': {
      const password = 'correct-horse-battery';
      return { email: `person-${unique()}@hub.test`, name: 'New', password, passwordConfirm: password };
    }
    case 'aliases':
      return { email: `alias-${unique()}@hub.test` };
    case 'rates':
      return { date: `${unique()}-01-01` };
    case 'forecasts':
      return { place: `5.4141,${unique()}` };
    default:
      return {};
  }
}
