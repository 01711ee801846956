import { changeJson } from '../memory';
import { QUOTED } from '../quiet';
import { reasonOf } from '../start/end';
import { readJson } from '../start/files';
import { allKeys, keysOf, openCopies, type Copies } from './copies';
import { pauseAfter } from './pause';
import { currentTarget, isEnding } from './replica';
import type { CopyState } from './state';
import { sweep, type Deleted } from './sweep';

/** The keys of saved documents that the job has not handled yet, as JSON. */
const SAVED = 'hub.text.replica.saved';
/** The state of the copies, as JSON. */
const STATE = 'hub.text.replica.documents';

/** How often the job looks for saved documents, in ms. */
const LOOK_MS = 500;

/** In the data folder; backups leave it out. */
export const DELETED_FILE = '.replica-gone.json';

/** Tells the job about the documents of a saved record. */
export function noteDocuments(e: RecordEvent): void {
  e.next();
  if ($os.getenv('HUB_REPLICA') === '') return;
  const keys = keysOf(e.record);
  if (keys.length === 0) return;
  changeJson<string[]>(SAVED, [], (saved) => [...saved, ...keys]);
}

function savedKeys(): string[] {
  return JSON.parse($app.store().get(SAVED) ?? '[]') as string[];
}

/** The state of the copies: `waiting` until the job has compared them for the first time. */
export function copyState(): CopyState {
  const { waiting, error } = storedState();
  return { waiting: waiting + savedKeys().length, error };
}

function storedState(): CopyState {
  return JSON.parse($app.store().get(STATE) ?? '{"waiting":1,"error":""}') as CopyState;
}

function setState(state: CopyState): void {
  $app.store().set(STATE, JSON.stringify(state));
}

/** Copies the documents that the replica lacks, except those deleted meanwhile. Throws if a copy fails. */
function copyNew(copies: Copies, known: Set<string>, keys: readonly string[]): void {
  const files = $app.newFilesystem();
  try {
    const due = keys.filter((key) => !known.has(key) && files.exists(key));
    for (const key of due) {
      copies.put(key, files.getReuploadableFile(key, true));
      known.add(key);
    }
    setState({ waiting: 0, error: '' });
  } finally {
    files.close();
  }
}

function noteFailure(error: unknown): void {
  const reason = reasonOf(error).replace(QUOTED, '').slice(0, 300);
  const { error: before } = storedState();
  setState({ waiting: 1, error: reason });
  if (before === reason) return;
  $app.logger().error('Documents can’t be copied to the replica.', 'cause', reason);
}

/**
 * The job that copies documents into the replica: at the start and after a failure all that are missing,
 * otherwise those that were saved. It runs as long as the server, and is therefore started only once.
 */
export function copyDocuments(): void {
  cronRemove('hub-replica-documents');
  const target = currentTarget();
  const copies = target && openCopies(target);
  if (copies === null) return;
  let known: Set<string> | null = null;
  for (let failures = 0; !isEnding();) {
    const saved = savedKeys();
    try {
      if (known === null) {
        known = new Set(copies.list());
        copyNew(copies, known, allKeys());
      } else if (saved.length > 0) copyNew(copies, known, saved);
      changeJson<string[]>(SAVED, [], (all) => all.slice(saved.length));
      failures = 0;
    } catch (error) {
      known = null;
      failures += 1;
      noteFailure(error);
    }
    sleep(failures === 0 ? LOOK_MS : pauseAfter(failures));
  }
}

/** The job that deletes copies of documents that no record has used for days. */
export function sweepCopies(): void {
  const target = currentTarget();
  const copies = target && openCopies(target);
  if (copies === null) return;
  sweepUnused($app.dataDir(), copies.list(), new Set(allKeys()), (key) => copies.remove(key));
}

/** Deletes those of the keys `here` that have not been in `named` for some days; a file stores since when. */
export function sweepUnused(
  folder: string,
  here: readonly string[],
  named: ReadonlySet<string>,
  remove: (key: string) => void,
): void {
  const path = `${folder}/${DELETED_FILE}`;
  const today = new Date().toISOString().slice(0, 10);
  // Without the file, the count of days starts again.
  const swept = sweep(here, named, (readJson(path) ?? {}) as Deleted, today);
  for (const key of swept.remove) remove(key);
  $os.writeFile(path, JSON.stringify(swept.deleted), 0o600);
}
