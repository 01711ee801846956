/** The part of PocketBase's JavaScript API that reads rules and stored files, as PocketBase 0.40.4 has it. */

/** Where the files of records are kept. */
interface StoredFiles {
  attributes(key: string): { size: number };
  delete(key: string): void;
  exists(key: string): boolean;
  /** Those whose key begins so. */
  list(prefix: string): { key: string; size: number; modTime: { unixMilli(): number } }[];
  /** A file of the store, to be put into another one. */
  getReuploadableFile(key: string, keepsName: boolean): FileToStore;
  uploadFile(file: FileToStore, key: string): void;
  close(): void;
}

/** Who asks for what, as rules see it. */
declare class RequestInfo {
  constructor(values: { auth: HubRecord | null; body: { [field: string]: unknown } });
}
