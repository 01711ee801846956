import type { JsonObject } from '../json-object';

/** Where what a tool takes out of files goes. */
export interface ImportTarget {
  /** The tool's id, as the address names it. */
  tool: string;
  collection: string;
  /** The fields that a file may set. Pictures and documents are uploaded to the record afterwards. */
  fields: readonly string[];
  /** The fields that a record is known by: a person has no two with the same in all of these, in any case. */
  identity: readonly string[];
  /** Those of them that are instants. They count to the minute: a file may leave out the seconds. */
  instants?: readonly string[];
  /**
   * The fields that a record has in common with a row that it may hold, without being known by it. Such a row is here already where
   * the record holds all of it.
   */
  likeness?: readonly string[];
  /** Which of a person's records a row may change, as a condition in SQL; all of them without it. */
  among?: string;
  /** The values of a row as they are written: without what is the hub's own within them. */
  clean?: (values: JsonObject) => JsonObject;
  /** The values of a row with what the record has beside them; `kept` are the record's values of the same fields, `source` the format. */
  merge?: (values: JsonObject, kept: JsonObject, source: string) => JsonObject;
  /** Whether the person has done something with the record in the hub, which a change might cost. */
  isTouched?: (record: HubRecord) => boolean;
  /** What every new record is given. */
  fixed?: Readonly<Record<string, unknown>>;
}
