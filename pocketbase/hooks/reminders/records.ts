import { addDays, type CalendarDate } from '@hub/calendar';
import {
  type Candidate,
  type DueRecord,
  firstDate,
  type ReminderSource,
  type SourceRow,
} from '@hub/reminders';
import { listFor } from '../list-for';
import { type PreparedQueries, textFrom } from '../services/stored';
import { findRecord } from '../transaction';
import { leadsBySpelling } from './categories';
import type { Person } from './person';
import { localTime } from './zone';

/** A record of a source, with the state of the person's reminders of it. */
interface Row extends SourceRow {
  ownLeads: number[] | null;
  leads: number[];
  snoozedUntil: CalendarDate | null;
  snoozes: number;
  told: number[];
  /** The day before its creation in UTC: in the person's time zone, it may have been that day. */
  made: CalendarDate;
}

/** A record of which a person may need a reminder. */
export interface DueCandidate extends Candidate {
  source: string;
  /** What is due, from the source. */
  item: DueRecord;
  row: SourceRow;
  leads: readonly number[];
  /** Whether the person has set lead days for this record. */
  hasOwnLeads: boolean;
}

interface Values {
  [name: string]: string;
}

/** Which records are selected. */
interface Wanted {
  /** Further SQL conditions on `p`, the record. */
  condition: string;
  values: Values;
  /** The value of `{:ids}` in {@link rowsOf}; it lacks nothing that `condition` includes. */
  ids: string;
}

/**
 * The records of a source that a person may list, as JSON. They are loaded whole, for each person in each run
 * of the job: so `filter`, in PocketBase's language, leaves out most; `date` is the field of the date.
 */
function listedIds(
  app: App,
  { listed }: ReminderSource,
  person: Person,
  filter: (date: string) => string,
  values: Values,
): string {
  if (listed === undefined) return '[]';
  const { collection, date } = listed;
  const wanted = { collection, filter: filter(date), values, sort: '', limit: 0 };
  const records = listFor(app, findRecord(app, 'users', person.id), wanted);
  return JSON.stringify(records.map(({ id }) => id));
}

/** Those of {@link listedIds} with a date from `day` on. */
export function idsToCome(app: App, source: ReminderSource, person: Person, day: CalendarDate): string {
  return listedIds(app, source, person, (date) => `${date} >= {:day}`, { day });
}

/** SQL that selects the rows of a source for a person; if the source has `listed`, those in `{:ids}`. */
export function rowsOf({ select, listed }: ReminderSource): string {
  if (listed === undefined) return select;
  return `SELECT * FROM (${select}) WHERE record IN (SELECT value FROM json_each({:ids}))`;
}

/** The leads of a record: the person's for it, or those of the source, of its category, or the usual ones. */
const LEADS = `coalesce(nullif(nullif(i.leads, ''), 'null'), {:sourceLeads},
  (SELECT c.value FROM json_each({:categoryLeads}) c WHERE c.key = s.category), {:leads})`;

/** The messages about a record that were or may still be delivered: not those to a removed device, or that a removed channel missed. */
const DELIVERIES = `FROM deliveries d WHERE d.person = {:person} AND d.record = p.record AND d.date = p.date
  AND d.snoozes = p.snoozes AND NOT (d.state = 'gone' AND d.reason <> '')
  AND NOT (d.state = 'failed' AND NOT EXISTS (SELECT 1 FROM reminder_channels c WHERE c.id = d.channel))`;

function rowsQuery(select: string, condition: string): string {
  return `
    SELECT coalesce(json_group_array(json_object(
      'record', p.record, 'date', p.date, 'title', p.title, 'category', p.category, 'detail', p.detail,
      'created', p.created, 'updated', p.updated, 'rev', p.rev, 'made', date(p.created, '-1 day'),
      'ownLeads', json(p.ownLeads), 'leads', json(p.leads), 'snoozedUntil', p.snoozedUntil, 'snoozes', p.snoozes,
      'told', json((SELECT json_group_array(DISTINCT d.lead) ${DELIVERIES}))
    )), '[]') AS text
    FROM (
      SELECT s.*, ${LEADS} AS leads, nullif(nullif(i.leads, ''), 'null') AS ownLeads,
        coalesce(i.snoozes, 0) AS snoozes,
        CASE WHEN i.snoozedFor = s.date THEN i.snoozedUntil END AS snoozedUntil
      FROM (${select}) s LEFT JOIN reminder_items i ON i.owner = {:person} AND i.record = s.record
    ) p WHERE ${condition}`;
}

const dateIn = (zone: string): CalendarDate => localTime(zone).date;

function candidateOf(source: ReminderSource, person: Person, row: Row): DueCandidate[] {
  const item = source.due(row, dateIn);
  if (item === null) return [];
  const { record, snoozedUntil, snoozes, told, leads, made } = row;
  return [
    {
      ...item,
      ...{ source: source.name, item, row, record, snoozedUntil, snoozes, told, leads },
      hasOwnLeads: row.ownLeads !== null,
      hour: source.hour === undefined ? null : person.rules[source.hour],
      endsWithDate: source.endsWithDate ?? false,
      since: firstDate({ made, began: person.since, today: person.local.date, snoozedUntil }),
    },
  ];
}

/** Runs each query by itself. */
export const askOnce =
  (app: App): PreparedQueries['textFrom'] =>
  (sql, values) =>
    textFrom(app, sql, values);

/** The values that the query of a source has. */
const valuesOf = ({ id, isAdmin, local }: Person) => ({ person: id, isAdmin, today: local.date });

/** The categories of the records of a source with these ids, as they are spelled. */
export function categoriesOf(
  ask: PreparedQueries['textFrom'],
  source: ReminderSource,
  person: Person,
  ids: string,
): string[] {
  const sql = `SELECT coalesce(json_group_array(DISTINCT category), '[]') AS text
    FROM (${rowsOf(source)}) WHERE category != ''`;
  return JSON.parse(ask(sql, { ...valuesOf(person), ids })) as string[];
}

/** Records of a source that a person may see. */
function findRecords(
  ask: PreparedQueries['textFrom'],
  source: ReminderSource,
  person: Person,
  wanted: Wanted,
): DueCandidate[] {
  const { leads, categoryLeads } = person.rules;
  const hasOwn = Object.keys(categoryLeads).length > 0;
  const spellings = hasOwn ? categoriesOf(ask, source, person, wanted.ids) : [];
  const text = ask(rowsQuery(rowsOf(source), wanted.condition), {
    ...valuesOf(person),
    leads: JSON.stringify(leads),
    categoryLeads: JSON.stringify(leadsBySpelling(categoryLeads, spellings)),
    sourceLeads: source.leads === undefined ? null : JSON.stringify(source.leads),
    ...wanted.values,
    ids: wanted.ids,
  });
  return (JSON.parse(text) as Row[]).flatMap((row) => candidateOf(source, person, row));
}

/** One record of a source; `null` if the person can see none. */
export function findOne(
  app: App,
  source: ReminderSource,
  person: Person,
  record: string,
): DueCandidate | null {
  const values = { record };
  const [found = null] = findRecords(askOnce(app), source, person, {
    condition: 'p.record = {:record}',
    values,
    ids: listedIds(app, source, person, () => 'id = {:record}', values),
  });
  return found;
}

const NOT_DONE = 'NOT EXISTS (SELECT 1 FROM reminders_done x WHERE x.record = p.record AND x.date = p.date)';

/** Those records of a source that the person may see and nobody has done: one query for any number. */
export function findByIds(
  app: App,
  source: ReminderSource,
  person: Person,
  rows: readonly { record: string; date: CalendarDate }[],
): DueCandidate[] {
  const dates = rows.map(({ date }) => date).sort();
  const range = { first: dates[0] ?? '', last: dates.at(-1) ?? '' };
  return findRecords(askOnce(app), source, person, {
    condition: `p.record IN (SELECT value FROM json_each({:records})) AND ${NOT_DONE}`,
    values: { records: JSON.stringify(rows.map(({ record }) => record)) },
    ids: listedIds(app, source, person, (date) => `${date} >= {:first} && ${date} <= {:last}`, range),
  });
}

/** The same as `currentLead` of @hub/reminders. */
const CURRENT_LEAD = `(SELECT min(lead.value) FROM json_each(p.leads) lead
  WHERE lead.value >= julianday(p.date) - julianday({:day}))`;

/**
 * The records of which a person may need a reminder by `day`, and few others: most records were announced already or are
 * far away. `leadToSend` decides; this excludes only records that it excludes too.
 */
export function findPending(
  app: App,
  queries: PreparedQueries,
  source: ReminderSource,
  person: Person,
  day: CalendarDate,
): DueCandidate[] {
  const { leads, categoryLeads } = person.rules;
  const longest = Math.max(
    person.longestOwnLead,
    ...[leads, source.leads ?? [], ...Object.values(categoryLeads)].flat(),
  );
  const values = { since: person.since, last: addDays(day, longest), day };
  return findRecords(queries.textFrom, source, person, {
    condition: `p.date >= {:since} AND p.date <= {:last} AND ${CURRENT_LEAD} IS NOT NULL AND ${NOT_DONE}
      AND NOT EXISTS (SELECT 1 ${DELIVERIES} AND d.lead <= ${CURRENT_LEAD})`,
    values,
    ids: listedIds(app, source, person, (date) => `${date} >= {:since} && ${date} <= {:last}`, values),
  });
}

/** All records with a date from `day` on that are not done; `ids` are those of {@link idsToCome}. */
export function findToCome(
  app: App,
  source: ReminderSource,
  person: Person,
  day: CalendarDate,
  ids = idsToCome(app, source, person, day),
): DueCandidate[] {
  return findRecords(askOnce(app), source, person, {
    condition: `p.date >= {:day} AND ${NOT_DONE}`,
    values: { day },
    ids,
  });
}
