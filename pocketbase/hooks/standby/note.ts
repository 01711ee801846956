import { readJson } from '../start/files';
import { type DataTerm, mayServe, type Note } from './lease';

/** In the data folder; the holder of the lease writes it for its hub process. */
export const NOTE = '.standby.json';
/** In the data folder; the hub process writes it for the holder of the lease. */
const DATA_TERM = '.standby-held.json';
/** The data from before the last takeover, which may contain changes that were never replicated. */
export const SET_ASIDE = '.set-aside';
/** The exit code of a hub whose lease was not renewed in time. */
export const ENDED_FOR_LEASE = 75;
/** Files of this machine only, which backups exclude. */
export const STANDBY_FILES = [NOTE, `${NOTE}.new`, DATA_TERM, `${DATA_TERM}.new`, SET_ASIDE];

/** Replaces a file atomically: a reader finds the old one or the new one. */
function replace(path: string, content: object): void {
  $os.writeFile(`${path}.new`, JSON.stringify(content), 0o600);
  $os.rename(`${path}.new`, path);
}

/** Reads the last note of the lease's holder. */
export function readNote(folder: string): Note | null {
  return readJson(`${folder}/${NOTE}`) as Note | null;
}

/** Writes what was renewed. */
export function writeNote(folder: string, note: Note): void {
  replace(`${folder}/${NOTE}`, note);
}

/** Reads the term of the data in the data folder; `null` if they have none. */
export function readDataTerm(folder: string): DataTerm | null {
  return readJson(`${folder}/${DATA_TERM}`) as DataTerm | null;
}

/** Writes the term of the data in the data folder. */
export function writeDataTerm(folder: string, dataTerm: DataTerm): void {
  replace(`${folder}/${DATA_TERM}`, dataTerm);
}

/** Deletes the term of the data, before they are replaced. */
export function deleteDataTerm(folder: string): void {
  $os.removeAll(`${folder}/${DATA_TERM}`);
}

/** The term of this hub (HUB_TERM); 0 if it is the only machine. */
export function ownTerm(): number {
  return Number($os.getenv('HUB_TERM'));
}

/**
 * Ends this process if another machine may be serving instead: called before a request is handled, and after
 * a write before it is confirmed. A machine that was frozen may wake up in the middle of either.
 */
export function endWithoutLease(): void {
  const term = ownTerm();
  if (term === 0 || mayServe(readNote($app.dataDir()), term, Date.now())) return;
  console.error('The lease has not been renewed: this hub ends, for another machine may serve by now.');
  $os.exit(ENDED_FOR_LEASE);
}
