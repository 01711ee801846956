/**
 * The part of PocketBase's JavaScript API that the hooks use, as PocketBase 0.40.4 has it.
 * Its engine (goja) has no DOM and no Node: what is not declared here is not there.
 */

type Bytes = number[];

interface GoTime {
  unix(): number;
}

interface FileInfo {
  size(): number;
  isDir(): boolean;
  modTime(): GoTime;
  mode(): FileMode;
  sys(): { rdev: number; uid: number };
}

interface FileSystem {
  readonly __fileSystem: unique symbol;
}

interface Root {
  fs(): FileSystem;
  stat(path: string): FileInfo;
  lstat(path: string): FileInfo;
  chmod(path: string, mode: number): void;
  mkdirAll(path: string, mode: number): void;
  /** Creates a hard link. Throws if the disk does not support it. */
  link(from: string, to: string): void;
  close(): void;
}

interface Reader {
  close(): void;
  /** Moves to a byte, counted from the beginning if `from` is 0. */
  seek(to: number, from: 0): void;
}

interface UploadedFile {
  name: string;
  size: number;
  reader: { open(): Reader };
}

interface RecordCollection {
  id: string;
  name: string;
}

/** A record; `Record` is TypeScript's own word for a type, so only its constructor has that name. */
interface HubRecord {
  id: string;
  collection(): RecordCollection;
  isNew(): boolean;
  isSuperuser(): boolean;
  email(): string;
  original(): HubRecord;
  get(field: string): unknown;
  getString(field: string): string;
  getBool(field: string): boolean;
  getInt(field: string): number;
  getUnsavedFiles(field: string): UploadedFile[];
  set(field: string, value: unknown): void;
  /** Sets several fields, in any order. */
  load(values: object): void;
  hide(...fields: string[]): void;
  /** Whether a response includes values under names that are not fields. */
  withCustomData(state: boolean): HubRecord;
  getRaw(field: string): unknown;
  setRaw(field: string, value: unknown): void;
  newAuthToken(): string;
  setPassword(password: string): void;
  validatePassword(password: string): boolean;
  /** The key that signs a person's tokens, together with the collection's secret. */
  tokenKey(): string;
  refreshTokenKey(): void;
  ignoreUnchangedFields(state: boolean): HubRecord;
}

declare const Record: new (collection: RecordCollection) => HubRecord;

interface App {
  runAllMigrations(): void;
  runInTransaction(run: (app: App) => void): void;
  save(record: HubRecord | RecordCollection): void;
  /** Runs the checks of a save, those of hooks included. */
  validate(record: HubRecord): void;
  /** Saves a record that `validate` has checked. */
  saveNoValidate(record: HubRecord): void;
  /** Whether a rule allows a request to access a stored record. */
  canAccessRecord(record: HubRecord, request: RequestInfo, rule: string | null): boolean;
  newFilesystem(): StoredFiles;
  delete(record: HubRecord): void;
  db(): Database;
  findCollectionByNameOrId(name: string): RecordCollection;
  /** The same from the cache; the name is not case-sensitive. */
  findCachedCollectionByNameOrId(name: string): RecordCollection;
  findRecordById(collection: string, id: string): HubRecord;
  findRecordsByIds(collection: string, ids: string[]): HubRecord[];
  /** Records by a filter with placeholders; a limit of 0 means no limit. */
  findRecordsByFilter(
    collection: string,
    filter: string,
    sort: string,
    limit: number,
    offset: number,
    values: { [name: string]: string | boolean },
  ): HubRecord[];
  findAuthRecordByToken(token: string, type: 'auth'): HubRecord;
  findAuthRecordByEmail(collection: string, email: string): HubRecord;
  auxNonconcurrentDB(): { newQuery(sql: string): { execute(): void } };
  onServe(): { bindFunc(run: (e: ServeEvent) => void): void };
  /** Takes alternating names and values after the message. */
  logger(): { error(message: string, ...attributes: string[]): void };
  store(): Store;
  subscriptionsBroker(): SubscriptionsBroker;
  findAllRecords(collection: string): HubRecord[];
}

interface SubscriptionClient {
  get(key: 'auth'): HubRecord | null;
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  unset(key: string): void;
}

interface Header {
  get(name: string): string;
  set(name: string, value: string): void;
  add(name: string, value: string): void;
  del(name: string): void;
}

interface Request {
  header: Header;
  /** The `Host` header of the request, with its port. */
  host: string;
  /** -1 if it is unknown. */
  contentLength: number;
  method: string;
  url: { path: string; rawQuery: string; query(): { has(name: string): boolean; get(name: string): string } };
  /** The result of {@link Request.parseMultipartForm}. */
  multipartForm: { value: { [field: string]: string[] } };
  /** Parses a form, and keeps at most `maxMemory` bytes of its files in memory. */
  parseMultipartForm(maxMemory: number): void;
  pathValue(name: string): string;
}

interface Response {
  header(): Header;
}

interface HookEvent {
  app: App;
  next(): void;
}

interface RecordEvent extends HookEvent {
  record: HubRecord;
}

interface SignedInEvent extends HookEvent {
  auth: HubRecord | null;
  /** Undefined in PocketBase's own hooks: use `requestEvent` there. */
  requestEvent: RequestEvent;
  /** `body` is `null` if the JSON is `null`. */
  requestInfo(): { body: { [field: string]: unknown } | null };
}

interface RecordRequestEvent extends SignedInEvent {
  record: HubRecord;
  collection: RecordCollection;
}

interface BackupEvent extends HookEvent {
  /** Entries of the data folder that are excluded. */
  exclude: string[];
}

interface RecordsListRequestEvent extends SignedInEvent {
  collection: RecordCollection;
}

interface FileDownloadRequestEvent extends SignedInEvent {
  record: HubRecord;
  servedName: string;
}

interface RequestEvent extends HookEvent {
  auth: HubRecord | null;
  /** The client's address, from a trusted proxy's header. */
  realIP(): string;
  /** `body` is `null` if the JSON is `null`. */
  requestInfo(): { body: { [field: string]: unknown } | null };
  request: Request;
  response: Response;
  fileFS(fs: FileSystem, path: string): void;
  findUploadedFiles(field: string): UploadedFile[];
  noContent(status: number): void;
  redirect(status: number, path: string): void;
  json(status: number, value: object): void;
  /** Sends a text with the type that was set, by default as plain text. */
  string(status: number, text: string): void;
}

type Tags = string[];
declare function onRecordValidate(run: (e: RecordEvent) => void, ...collections: Tags): void;
declare function onRecordCreate(run: (e: RecordEvent) => void, ...collections: Tags): void;
declare function onRecordUpdate(run: (e: RecordEvent) => void, ...collections: Tags): void;
declare function onRecordDelete(run: (e: RecordEvent) => void, ...collections: Tags): void;
declare function onRecordAfterUpdateSuccess(run: (e: RecordEvent) => void, ...collections: Tags): void;
declare function onRecordsListRequest(run: (e: RecordsListRequestEvent) => void, ...collections: Tags): void;
declare function onRecordCreateRequest(run: (e: RecordRequestEvent) => void, ...collections: Tags): void;
declare function onRecordUpdateRequest(run: (e: RecordRequestEvent) => void, ...collections: Tags): void;
declare function onBackupCreate(run: (e: BackupEvent) => void): void;
declare function onBackupRestore(run: (e: BackupEvent) => void): void;
declare function onRecordRequestEmailChangeRequest(
  run: (e: RecordRequestEvent) => void,
  ...collections: Tags
): void;
declare function onFileDownloadRequest(
  run: (e: FileDownloadRequestEvent) => void,
  ...collections: Tags
): void;

interface Middleware {
  id: string;
}

declare const Middleware: new (run: (e: RequestEvent) => void, priority: number, id: string) => Middleware;
/** Registers a middleware for every route. */
declare function routerUse(middleware: Middleware): void;

declare function routerAdd(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  run: (e: RequestEvent) => void,
  ...middlewares: (Middleware | ((e: RequestEvent) => void))[]
): void;

declare class ValidationError {
  constructor(code: string, message: string);
}

interface FieldErrors {
  [field: string]: ValidationError;
}

declare class ApiError {
  constructor(status: number, message: string, data?: FieldErrors);
  status: number;
  message: string;
}

declare class BadRequestError extends ApiError {
  constructor(message: string, data?: FieldErrors);
}

declare class UnauthorizedError extends ApiError {
  constructor(message: string);
}

declare class ForbiddenError extends ApiError {
  constructor(message: string);
}

declare class NotFoundError extends ApiError {
  constructor(message?: string);
}

declare const console: { error(text: string): void };
declare const $app: App;
declare const __hooks: string;

declare const $apis: {
  bodyLimit(bytes: number): Middleware;
  /** Compresses the response for clients that accept gzip. */
  gzip(): Middleware;
  requireAuth(...collections: string[]): Middleware;
};
/** Sleeps for so many milliseconds. */
declare function sleep(milliseconds: number): void;

/** Loads a file from the folder of the hooks. */
declare function require(path: string): unknown;

/** Reads at most `max` bytes. */
declare function toBytes(reader: Reader, max: number): Bytes;

/** Decodes bytes as UTF-8. */
declare function toString(bytes: Bytes): string;
