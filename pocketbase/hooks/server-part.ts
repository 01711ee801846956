import type { ReminderSource } from '@hub/reminders';
import type { ImportTarget } from './imports/target';
import { jsonIn } from './json-field';
import { isNestedTooDeep } from './nesting';

/** PocketBase's events that hooks can be bound to, with the argument of each hook. */
interface Events {
  onRecordValidate: RecordEvent;
  onRecordCreate: RecordEvent;
  onRecordUpdate: RecordEvent;
  onRecordDelete: RecordEvent;
  onRecordAfterCreateSuccess: RecordEvent;
  onRecordAfterUpdateSuccess: RecordEvent;
  onRecordAfterDeleteSuccess: RecordEvent;
  onRecordsListRequest: RecordsListRequestEvent;
  onRecordCreateRequest: RecordRequestEvent;
  onRecordUpdateRequest: RecordRequestEvent;
  onRecordDeleteRequest: RecordRequestEvent;
  onRecordConfirmPasswordResetRequest: RecordRequestEvent;
  onRecordAuthWithPasswordRequest: RecordRequestEvent;
  onRecordRequestEmailChangeRequest: RecordRequestEvent;
  onRecordEnrich: RecordEnrichEvent;
  onFileDownloadRequest: FileDownloadRequestEvent;
  onFileTokenRequest: SignedInEvent;
  onRealtimeSubscribeRequest: RealtimeSubscribeRequestEvent;
  onBatchRequest: SignedInEvent;
  onBackupCreate: BackupEvent;
  onBackupRestore: BackupEvent;
  onTerminate: HookEvent;
}

/** A function that is called at an event. */
export interface Hook {
  event: keyof Events;
  run: (e: never) => void;
  /** The collections whose events are handled; empty for all. */
  collections: readonly string[];
}

/** Binds a function to an event, for some collections or for all. */
export function on<Event extends keyof Events>(
  event: Event,
  run: (e: Events[Event]) => void,
  collections: readonly string[] = [],
): Hook {
  return { event, run, collections };
}

/**
 * Who may use a route: `anybody`; whoever the collection's `rules` allow; everyone who is `signed in`, to the
 * hub or to the admin console; `people` who are signed in to the hub; `admins`, and the admin console; the
 * `owner` of the hub.
 */
export type Who = 'anybody' | 'by the rules' | 'signed in' | 'people' | 'admins' | 'owner';

/** A route of the hub's own. */
export interface Route {
  /** Such as `GET /api/hub/here`. */
  pattern: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;
  who: Who;
  /** The most bytes of a body, or the collection whose records it contains; by default, the usual limit. */
  body?: number | { of: string };
  /** Whether `run` reads the body itself, such as a form with a file. */
  readsItself?: true;
  /** Whether other sites' pages and extensions may call it (CORS), with a personal token, not a session. */
  isOpenToSites?: true;
  /** Called after the sender was authorized and the whole body was read. */
  run: (e: RequestEvent) => void;
}

/** A function that is called on a schedule. */
export interface Job {
  id: string;
  /** In cron syntax, such as `* * * * *` for each minute. */
  schedule: string;
  run: () => void;
}

/** Checks, and may clean, a field of a record before it is saved. Returns a sentence, or `null`. */
export type Check = (record: HubRecord, field: string) => string | null;

/** What the server does for a tool, or for the hub itself. */
export interface ServerPart {
  routes?: readonly Route[];
  hooks?: readonly Hook[];
  jobs?: readonly Job[];
  /** The records of which people are reminded. */
  reminders?: readonly ReminderSource[];
  /** Where the tool's imports are written. */
  imports?: readonly ImportTarget[];
  /** By name, as in the `holds` of fields. */
  checks?: Readonly<Record<string, Check>>;
  /** Checks of whole records, by collection: a sentence for each field, or `null`. */
  recordChecks?: Readonly<Record<string, (record: HubRecord) => Record<string, string | null>>>;
  /** Checks of whether the person may make a change, by collection; `latest` is the stored record. */
  changeGuards?: Readonly<Record<string, (e: RecordRequestEvent, latest: HubRecord) => void>>;
}

/** A check for an optional text. */
export function textCheck(isRight: (text: string) => boolean, sentence: string): Check {
  return (record, field) => {
    const text = record.getString(field);
    return text === '' || isRight(text) ? null : sentence;
  };
}

type ProblemOf = (value: unknown) => string | null;

/** A check for a JSON field, which stores `empty` if nothing was sent. */
function jsonCheck(problemOf: ProblemOf, empty: unknown): Check {
  return (record, field) => {
    const value = jsonIn(record, field);
    // A key without a check may have any value.
    if (isNestedTooDeep(value)) return 'Lists and objects are nested too deeply here.';
    if (value !== null) return problemOf(value);
    record.set(field, empty);
    return null;
  };
}

/** A check for a list; a missing list is stored as an empty one. */
export const listCheck = (problemOf: ProblemOf): Check => jsonCheck(problemOf, []);

/** A check for an object; a missing object is stored as an empty one. */
export const objectCheck = (problemOf: ProblemOf): Check => jsonCheck(problemOf, {});
