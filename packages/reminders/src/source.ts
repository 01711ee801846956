import type { CalendarDate } from '@hub/calendar';
import type { ReminderRules } from './reminder-rules';

/** A record of which people may be reminded, as its source's query selects it. */
export interface SourceRow {
  record: string;
  date: CalendarDate;
  title: string;
  /** People can set leads for a category; empty if the record has none. */
  category: string;
  /** What else the source needs, as a text. */
  detail: string;
  /** When the record was created and last changed, in PocketBase's format, and how often it changed. */
  created: string;
  updated: string;
  rev: number;
}

/** What is due of a record. */
export interface DueRecord {
  date: CalendarDate;
  title: string;
  /** The path that opens it. */
  path: string;
}

/** Records with a date of which people are reminded. */
export interface ReminderSource {
  /** Its name. It must never change: the rows of `deliveries` contain it. */
  name: string;
  /** The tool of the records. */
  tool: string;
  /**
   * SQL that selects the columns of {@link SourceRow} of all records of which a person is reminded. `{:person}`
   * is their id, `{:isAdmin}` whether they are an admin, `{:today}` their local date.
   */
  select: string;
  /**
   * The collection of the records, and its field with the date: of what `select` gives, a person is reminded
   * only of what they may list by the collection's own rule. Without it, `select` decides alone.
   */
  listed?: { collection: string; date: string };
  /** What is due of a record; `null` for nothing. `dateIn` gives the date in a time zone now. */
  due: (row: SourceRow, dateIn: (zone: string) => CalendarDate) => DueRecord | null;
  /** What a message says about it, `left` days before its date: with its name, and without. */
  say: (due: DueRecord, left: number) => { named: string; unnamed: string };
  /** The leads, instead of the person's. */
  leads?: readonly number[];
  /** The rule with the hour of its messages, instead of the general hour. */
  hour?: keyof ReminderRules & 'workoutHour';
  /** Whether it is in the person's calendar feed. */
  isInCalendar?: true;
  /** Whether a date that has passed can be renewed. */
  isRenewable?: true;
  /** Whether it is marked as done in the tool itself, such as a workout: its messages have no buttons. */
  isDoneInTool?: true;
  /** Whether no reminder is sent after its date. */
  endsWithDate?: true;
}
