import type { JsonObject } from '../json-object';

/** Where a tool's imports are written. */
export interface ImportTarget {
  /** The tool's id, as in the URL. */
  tool: string;
  collection: string;
  /** The fields that a file may set. Pictures and documents are uploaded to the record afterwards. */
  fields: readonly string[];
  /** The fields that identify a record: a person has no two that are equal in all of these, ignoring case. */
  identity: readonly string[];
  /** The instants among them. They are compared to the minute: a file may leave out the seconds. */
  instants?: readonly string[];
  /**
   * The fields that a record shares with a row that may be part of it, although they don't identify it. If
   * the record has the row's whole content, the row is already imported.
   */
  likeness?: readonly string[];
  /** Which of a person's records a row may change, as an SQL condition; all of them by default. */
  among?: string;
  /** Cleans the values of a row before they are written: removes what only the hub may set. */
  clean?: (values: JsonObject) => JsonObject;
  /** Merges a row's values with the record's own of the same fields (`stored`); `source` is the format. */
  merge?: (values: JsonObject, stored: JsonObject, source: string) => JsonObject;
  /** Whether the person has edited the record in the hub, so that a change might lose something. */
  isTouched?: (record: HubRecord) => boolean;
  /** Values of every new record. */
  fixed?: Readonly<Record<string, unknown>>;
}
