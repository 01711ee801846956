import type { ReminderSource } from '@hub/reminders';
import type { ImportTarget } from './imports/target';

/** PocketBase's events that hooks can be bound to, with what a hook of each is given. */
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

/** A function that runs at an event. */
export interface Hook {
  event: keyof Events;
  run: (e: never) => void;
  /** The collections whose events they are; all where none is named. */
  collections: readonly string[];
}

/** Binds a function to an event, of some collections or of all. */
export function on<Event extends keyof Events>(
  event: Event,
  run: (e: Events[Event]) => void,
  collections: readonly string[] = [],
): Hook {
  return { event, run, collections };
}

/**
 * Who is let through by a route: anybody; whom the rules of the collection let through; who is signed in, to the hub or to the
 * admin console; people, who are signed in to the hub; admins, and the admin console; the owner of the hub.
 */
export type Who = 'anybody' | 'by the rules' | 'signed in' | 'people' | 'admins' | 'owner';

/** A route of the hub's own. */
export interface Route {
  /** Such as `GET /api/hub/here`. */
  pattern: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;
  who: Who;
  /** What is saved: the most bytes of it, or the collection whose records it is as large as. Left out for the usual limit. */
  body?: number | { of: string };
  /** Whether `run` reads the body itself, as of a form with a file. */
  readsItself?: true;
  /** Whether pages and extensions of other sites may call it (CORS): it knows the sender by a token, never by a session. */
  isOpenToSites?: true;
  /** Runs when the sender is authorized and the whole body is read. */
  run: (e: RequestEvent) => void;
}

/** What runs at certain minutes. */
export interface Job {
  id: string;
  /** Of cron, such as `* * * * *` for each minute. */
  schedule: string;
  run: () => void;
}

/** Checks a field of a record before it is saved, and may tidy it. Gives a sentence on what is wrong, or `null`. */
export type Check = (record: HubRecord, field: string) => string | null;

/** What the server does for a tool, or for the hub itself. */
export interface ServerPart {
  routes?: readonly Route[];
  hooks?: readonly Hook[];
  jobs?: readonly Job[];
  /** What people are reminded of. */
  reminders?: readonly ReminderSource[];
  /** Where what its files hold goes. */
  imports?: readonly ImportTarget[];
  /** By the names that fields say in `holds`. */
  checks?: Readonly<Record<string, Check>>;
  /** What is wrong with a whole record, by its collection: a sentence for each field, or `null`. */
  recordChecks?: Readonly<Record<string, (record: HubRecord) => Record<string, string | null>>>;
  /** What holds a change of a record to what the person may change, by its collection; `latest` is the stored record. */
  changeGuards?: Readonly<Record<string, (e: RecordRequestEvent, latest: HubRecord) => void>>;
}

/** A check of a text that may be empty. */
export function textCheck(isRight: (text: string) => boolean, sentence: string): Check {
  return (record, field) => {
    const text = record.getString(field);
    return text === '' || isRight(text) ? null : sentence;
  };
}

type ProblemOf = (value: unknown) => string | null;

/** A check of what is stored as JSON, which makes `empty` of what was not sent. */
function jsonCheck(problemOf: ProblemOf, empty: unknown): Check {
  return (record, field) => {
    const value = JSON.parse(record.getString(field) || 'null') as unknown;
    if (value !== null) return problemOf(value);
    record.set(field, empty);
    return null;
  };
}

/** A check of a list, which makes an empty one of a list that was not sent. */
export const listCheck = (problemOf: ProblemOf): Check => jsonCheck(problemOf, []);

/** A check of an object, which makes an empty one of an object that was not sent. */
export const objectCheck = (problemOf: ProblemOf): Check => jsonCheck(problemOf, {});
