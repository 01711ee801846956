import { type Held, mayServe, type Note } from './lease';

/** In the data folder, written by who holds the lease, and read by the hub that it runs. */
export const NOTE = '.standby.json';
/** The same the other way. */
const HELD = '.standby-held.json';
/** What was here before the last takeover, and may hold what never reached the bucket. */
export const SET_ASIDE = '.set-aside';
/** What a hub ends with because its lease was not renewed in time. */
export const ENDED_FOR_LEASE = 75;
/** Of this machine alone, so that backups leave them out. */
export const STANDBY_FILES = [NOTE, `${NOTE}.new`, HELD, `${HELD}.new`, SET_ASIDE];

function read(path: string): unknown {
  try {
    return JSON.parse(toString($os.readFile(path)));
  } catch {
    return null;
  }
}

/** Puts a file in the place of another at once: who reads it finds the old one or the new one. */
function replace(path: string, content: object): void {
  $os.writeFile(`${path}.new`, JSON.stringify(content), 0o600);
  $os.rename(`${path}.new`, path);
}

/** What the holder of the lease noted last. */
export function readNote(folder: string): Note | null {
  return read(`${folder}/${NOTE}`) as Note | null;
}

/** Notes what was renewed. */
export function writeNote(folder: string, note: Note): void {
  replace(`${folder}/${NOTE}`, note);
}

/** What the data folder holds. */
export function readHeld(folder: string): Held | null {
  return read(`${folder}/${HELD}`) as Held | null;
}

/** Says what the data folder holds now. */
export function writeHeld(folder: string, held: Held): void {
  replace(`${folder}/${HELD}`, held);
}

/** Forgets what the data folder holds, before it is replaced. */
export function forgetHeld(folder: string): void {
  $os.removeAll(`${folder}/${HELD}`);
}

/** The term that this hub serves; 0 where it is the only machine (HUB_TERM). */
export function ownTerm(): number {
  return Number($os.getenv('HUB_TERM'));
}

/**
 * Ends this process where another machine may serve in its place by now: before a request is looked at, and after a write, before
 * anybody is told that it is saved. A machine that was frozen comes back in the middle of either.
 */
export function endUnlessHeld(): void {
  const term = ownTerm();
  if (term === 0 || mayServe(readNote($app.dataDir()), term, Date.now())) return;
  console.error('The lease has not been renewed: this hub ends, for another machine may serve by now.');
  $os.exit(ENDED_FOR_LEASE);
}
