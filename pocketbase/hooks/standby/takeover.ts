import { askLitestream, forgetSent, lastMoment, restoreDatabase } from '../replica/litestream';
import { requireBaseTarget } from '../replica/replica';
import { lastSyncOf } from '../replica/state';
import { restoreDocuments } from '../restore/restore-command';
import { endWith, print } from '../start/end';
import { exists } from '../start/files';
import { ofTerm, type Target } from '../replica/target';
import { readLease } from './bucket';
import { deleteDataTerm, ownTerm, readDataTerm, readNote, SET_ASIDE, writeDataTerm } from './note';

/** The time of the last change in the restored data. */
const MOMENT = 'hub.text.standby.moment';

const ASK_MS = 200;
/** How long Litestream may take for its first response, in ms. */
const PATIENCE_MS = 20_000;

const DATABASE = ['data.db', 'data.db-wal', 'data.db-shm'];

/** Whether the data folder has a database. */
export function hasDatabase(folder: string): boolean {
  return exists(`${folder}/data.db`);
}

/** Keeps the replaced database, instead of the one from the takeover before. */
function setAside(folder: string): void {
  if (!hasDatabase(folder)) return;
  $os.removeAll(`${folder}/${SET_ASIDE}`);
  $os.mkdirAll(`${folder}/${SET_ASIDE}`, 0o700);
  for (const name of DATABASE.filter((file) => exists(`${folder}/${file}`)))
    $os.rename(`${folder}/${name}`, `${folder}/${SET_ASIDE}/${name}`);
}

function bringBack(folder: string, target: Target, mayBeNone: boolean): void {
  setAside(folder);
  try {
    restoreDatabase(folder, target, '', mayBeNone);
  } catch {
    endWith(`${target.name} can't be restored: see above.`);
  }
  if (hasDatabase(folder)) $app.store().set(MOMENT, lastMoment(folder, target));
}

/**
 * Begins a term, before the database is opened: with the data of another machine if `hub standby` names its
 * term (HUB_RESTORE_TERM; 0 is a replica from before there were terms, if there is one), otherwise with the
 * local data.
 */
export function takeOver(folder: string): void {
  const from = $os.getenv('HUB_RESTORE_TERM');
  const base = requireBaseTarget();
  if (ownTerm() === 0 || base === null || readDataTerm(folder)?.term === ownTerm()) return;
  deleteDataTerm(folder);
  if (from === '') forgetSent(folder);
  else bringBack(folder, ofTerm(base, Number(from)), from === '0');
  writeDataTerm(folder, { term: ownTerm(), isWhole: false });
}

/** Restores the missing documents, and prints until when the restored data reach. */
export function finishTakeOver(): void {
  const moment = $app.store().get(MOMENT);
  const target = requireBaseTarget();
  if (moment === null || target === null) return;
  restoreDocuments(target);
  const sentence = `This machine has taken over. Its data goes up to ${moment}: what was saved later on the other machine is not here.`;
  print(sentence);
  $app.logger().error(sentence);
}

/** Exits if machines take turns to serve the data in the bucket, and this start is not one of these turns. */
export function refuseAlone(target: Target): void {
  if (ownTerm() !== 0 || target.kind !== 's3' || typeof readLease(target) === 'string') return;
  endWith(
    `${target.name} belongs to machines that take turns to serve: start this one with hub standby ${target.name}.`,
  );
}

function untilReplicated(folder: string): void {
  for (let waited = 0; ;) {
    const listed = askLitestream(folder, 'list');
    if (listed !== null && lastSyncOf(listed) !== null) return;
    waited = listed === null ? waited + ASK_MS : 0;
    if (waited >= PATIENCE_MS) endWith('Litestream does not run: see above.');
    sleep(ASK_MS);
  }
}

/**
 * Waits until the replica of this term is complete and the lease says so: then a takeover continues from it.
 * After this, no save is confirmed once another machine may be serving.
 */
export function beginTerm(folder: string): void {
  const term = ownTerm();
  if (term === 0) return;
  untilReplicated(folder);
  writeDataTerm(folder, { term, isWhole: true });
  while (readNote(folder)?.whole !== term) sleep(ASK_MS / 4);
  onRecordAfterCreateSuccess(endBeforeAnswer);
  onRecordAfterUpdateSuccess(endBeforeAnswer);
  onRecordAfterDeleteSuccess(endBeforeAnswer);
}

/** PocketBase runs a handler from its source alone, so it has to load what it calls. */
function endBeforeAnswer(e: HookEvent): void {
  (require(`${__hooks}/lib/hub.js`) as { endWithoutLease(): void }).endWithoutLease();
  e.next();
}
