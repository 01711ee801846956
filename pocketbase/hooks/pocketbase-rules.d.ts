/** The part of PocketBase's JavaScript API that reads rules and stored files, as PocketBase 0.40.4 has it. */

/** The storage of the records' files. */
interface StoredFiles {
  attributes(key: string): { size: number };
  delete(key: string): void;
  exists(key: string): boolean;
  /** The files whose key begins with `prefix`. */
  list(prefix: string): { key: string; size: number; modTime: { unixMilli(): number } }[];
  /** A stored file, for copying it into another store. */
  getReuploadableFile(key: string, keepsName: boolean): FileToStore;
  uploadFile(file: FileToStore, key: string): void;
  close(): void;
}

/** A request as rules see it. */
declare class RequestInfo {
  constructor(values: { auth: HubRecord | null; body: { [field: string]: unknown } });
}
