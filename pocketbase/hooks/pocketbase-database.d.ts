/** The part of PocketBase's JavaScript API that asks the database itself, as PocketBase 0.40.4 has it. */

interface Database {
  newQuery(sql: string): Query;
}

interface Query {
  /** Lets SQLite parse the statement once, for repeated use; `close` releases it. */
  prepare(): Query;
  close(): void;
  bind(values: { [name: string]: unknown }): Query;
  execute(): void;
  /** Fills the model with the only row; throws "no rows" if there is none. */
  one(model: object): void;
  /** Fills the list with the rows. */
  all(models: object[]): void;
}

declare const DynamicModel: new <T extends object>(shape: T) => T;
/** A list for the rows of a query. */
declare function arrayOf<T extends object>(model: T): T[];

interface App {
  /** The database of the logs. */
  auxDB(): Database;
  /** The connections that read. */
  concurrentDB(): Database;
  /** The connection that writes. */
  nonconcurrentDB(): Database;
  recordQuery(collection: string): RecordQuery;
}

/** A query whose rows are records of a collection; text in brackets is SQL. */
interface RecordQuery {
  select(...columns: string[]): RecordQuery;
  limit(rows: number): RecordQuery;
  one(record: HubRecord): void;
}
