import type { CalendarDate } from '@hub/calendar';
import type { ReminderRules } from './reminder-rules';

/** A record of which people may be reminded, as the query of its source selects it. */
export interface SourceRow {
  record: string;
  date: CalendarDate;
  title: string;
  /** People may set days before for a category; empty where the record has none. */
  category: string;
  /** What else the source has to know, as a text. */
  detail: string;
  /** When the record was made and when it changed last, as PocketBase writes it, and how often it changed. */
  created: string;
  updated: string;
  rev: number;
}

/** What is due of a record. */
export interface DueRecord {
  date: CalendarDate;
  title: string;
  /** Where it is opened. */
  path: string;
}

/** Records with a date of which people are reminded. */
export interface ReminderSource {
  /** Its name. It must never change: the rows of `deliveries` hold it. */
  name: string;
  /** The tool whose records they are. */
  tool: string;
  /**
   * SQL that selects the columns of {@link SourceRow} of all that a person may see. `{:person}` is their id, `{:isAdmin}`
   * whether they are an admin, `{:today}` the date where they are.
   */
  select: string;
  /** What is due of a record; `null` for nothing. */
  due: (row: SourceRow) => DueRecord | null;
  /** What a message says of it, `left` days before its date: with its name, and without. */
  say: (due: DueRecord, left: number) => { named: string; unnamed: string };
  /** Days before, instead of the person's. */
  leads?: readonly number[];
  /** The hour of its messages, instead of that of all others. */
  hour?: keyof ReminderRules & 'workoutHour';
  /** Whether the person's calendar shows it. */
  isInCalendar?: true;
  /** Whether a new date takes the place of one that is over. */
  isRenewable?: true;
  /** Whether the tool itself says what is done, as the ticks of a workout do: its messages have no buttons. */
  isDoneInTool?: true;
  /** Whether no reminder is sent any more once its date is over. */
  endsWithDate?: true;
}
