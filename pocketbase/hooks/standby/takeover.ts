import { askLitestream, forgetSent, lastMoment, restoreDatabase } from '../replica/litestream';
import { requireBaseTarget } from '../replica/replica';
import { lastSyncOf } from '../replica/state';
import { restoreDocuments } from '../restore/restore-command';
import { endWith } from '../start/end';
import { ofTerm, type Target } from '../replica/target';
import { readLease } from './bucket';
import { forgetHeld, ownTerm, readHeld, readNote, SET_ASIDE, writeHeld } from './note';

/** Until when the data reach that were brought back. */
const MOMENT = 'hub.text.standby.moment';

const ASK_MS = 200;
/** How long Litestream may take to answer for the first time, in ms. */
const PATIENCE_MS = 20_000;

const DATABASE = ['data.db', 'data.db-wal', 'data.db-shm'];

function exists(path: string): boolean {
  try {
    $os.stat(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether the data folder has a database. */
export function hasDatabase(folder: string): boolean {
  return exists(`${folder}/data.db`);
}

/** Keeps the database that is replaced, in the place of the one that was replaced before. */
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
 * Begins a term, before the database is opened: with what another machine served, where `hub standby` names its term
 * (HUB_RESTORE_TERM; 0 is a replica from before there were terms, if there is one), else with what is here.
 */
export function takeOver(folder: string): void {
  const from = $os.getenv('HUB_RESTORE_TERM');
  const base = requireBaseTarget();
  if (ownTerm() === 0 || base === null || readHeld(folder)?.term === ownTerm()) return;
  forgetHeld(folder);
  if (from === '') forgetSent(folder);
  else bringBack(folder, ofTerm(base, Number(from)), from === '0');
  writeHeld(folder, { term: ownTerm(), isWhole: false });
}

/** Brings back the documents that are missing, and says until when the data reach that were brought back. */
export function finishTakeOver(): void {
  const moment = $app.store().get(MOMENT);
  const target = requireBaseTarget();
  if (moment === null || target === null) return;
  restoreDocuments(target);
  const sentence = `This machine has taken over. Its data reach until ${moment}: what was saved on the other machine later is not here.`;
  $app.rootCmd.outOrStdout().write(`${sentence}\n`);
  $app.logger().error(sentence);
}

/** Ends the program where machines take turns to serve what lies in the bucket, and this start is no turn of theirs. */
export function refuseAlone(target: Target): void {
  if (ownTerm() !== 0 || target.kind !== 's3' || typeof readLease(target) === 'string') return;
  endWith(
    `${target.name} is of machines that take turns to serve: start this one with hub standby ${target.name}.`,
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
 * Waits until the replica of this term holds everything, and the lease says so: whoever takes over then goes on from it.
 * Then each save, of whatever, is told to nobody once another machine may serve.
 */
export function beginTerm(folder: string): void {
  const term = ownTerm();
  if (term === 0) return;
  untilReplicated(folder);
  writeHeld(folder, { term, isWhole: true });
  while (readNote(folder)?.whole !== term) sleep(ASK_MS / 4);
  onRecordAfterCreateSuccess(endBeforeAnswer);
  onRecordAfterUpdateSuccess(endBeforeAnswer);
  onRecordAfterDeleteSuccess(endBeforeAnswer);
}

/** PocketBase runs a handler by its text alone, so it loads what it calls. */
function endBeforeAnswer(e: HookEvent): void {
  (require(`${__hooks}/lib/hub.js`) as { endUnlessHeld(): void }).endUnlessHeld();
  e.next();
}
