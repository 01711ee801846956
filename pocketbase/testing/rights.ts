/** Who asks: A is the person that the record belongs to, B another one. */
export const ACTORS = ['guest', 'A', 'B', 'admin', 'superuser'] as const;
export type Actor = (typeof ACTORS)[number];

/** Everyone's outcome in the order of {@link ACTORS}: a status, or whether a list or a live update shows the record. */
type Outcomes = readonly [unknown, unknown, unknown, unknown, unknown];
export type Action = 'list' | 'view' | 'create' | 'update' | 'delete' | 'live' | 'file';

/** What everyone may do with one kind of record. */
export interface Row {
  /** Which record is asked for, in words. */
  record: string;
  collection: string;
  /** A record of A; the owner's field is set unless the record is nobody's. */
  data: Readonly<Record<string, unknown>>;
  /** The fields that no two records may share, made from a number of four digits. */
  unique?: (number: number) => Record<string, unknown>;
  ownedBy?: 'owner' | 'user';
  /** Whether a person has few at most: A is somebody new each time. */
  areFew?: true;
  /** The change that `update` tries. */
  change: Readonly<Record<string, unknown>>;
  /** A protected file of the record. */
  file?: { field: string; name: string; content: BlobPart };
  outcomes: Partial<Record<Action, Outcomes>>;
}

/** A list or a live update shows the record. */
export const SEES = 'sees';
/** A list or a live update does not show the record. */
export const HIDES = 'hides';

/** Only its owner may, not even an admin. */
export const PRIVATE: Row['outcomes'] = {
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
/** Admins make and change it, the person that it is about sees it. */
export const COACHED: Row['outcomes'] = {
  list: [401, SEES, HIDES, SEES, SEES],
  view: [404, 200, 404, 200, 200],
  create: [401, 400, 400, 200, 200],
  update: [401, 404, 404, 200, 200],
  delete: [404, 404, 404, 204, 204],
  live: [401, SEES, HIDES, SEES, SEES],
};
/** Only the admin console may. */
export const CLOSED: Row['outcomes'] = {
  list: [403, 403, 403, 403, SEES],
  view: [403, 403, 403, 403, 200],
  create: [403, 403, 403, 403, 200],
  update: [403, 403, 403, 403, 200],
  delete: [403, 403, 403, 403, 204],
  live: [401, HIDES, HIDES, HIDES, SEES],
};

/** Everyone sees the file who sees the record. */
function withFile(outcomes: Row['outcomes']): Row['outcomes'] {
  return { ...outcomes, ...(outcomes.view && { file: outcomes.view }) };
}

/** The rights of a collection of personal records: private ones, shared ones, nobody's. */
export function personalRows(row: Pick<Row, 'collection' | 'data' | 'change' | 'unique' | 'file'>): Row[] {
  const outcomesOf = (outcomes: Row['outcomes']) => (row.file ? withFile(outcomes) : outcomes);
  return [
    { ...row, record: 'private', ownedBy: 'owner', outcomes: outcomesOf(PRIVATE) },
    {
      ...row,
      record: 'shared',
      ownedBy: 'owner',
      data: { ...row.data, shared: true },
      outcomes: outcomesOf(SHARED),
    },
    { ...row, record: 'nobody’s', outcomes: outcomesOf(NOBODYS) },
  ];
}
