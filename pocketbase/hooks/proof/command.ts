import { print, reasonOf } from '../start/end';
import { exists } from '../start/files';
import { findProblem, readAll } from './read-all';
import type { Findings } from './state';

const printFindings = (findings: Findings) => print(JSON.stringify(findings));

/** Runs a step of the proof; if it fails, exits with the problem. */
function orTell(problem: string, step: () => void): void {
  try {
    step();
  } catch (error) {
    printFindings({ problem: `${problem} (${reasonOf(error)}).` });
    $os.exit(0);
  }
}

/** Opens the database of the copy, which may be damaged. */
export function openCopy(open: () => void): void {
  orTell('Its database can’t be opened', open);
}

/** Unpacks the backup with PocketBase's own restore, which replaces this folder and restarts this command. */
function unpack(name: string, zip: string): void {
  $app.onTerminate().bindFunc((e) => {
    $os.remove(zip);
    e.next();
  });
  orTell('It can’t be unpacked', () => {
    $app.restoreBackup(new Context(), name);
  });
}

/**
 * Proves a backup in `backups` of a temporary data folder: unpacks it, checks its database, migrates it,
 * reads every record, finds every document and opens a session of the owner. It serves nothing, so that no
 * reminder is sent twice. Prints one line of JSON: {@link Findings}.
 */
export function proveBackup(_: Command, [name = '']: readonly string[]): void {
  const zip = `${$app.dataDir()}/backups/${name}`;
  if (exists(zip)) {
    unpack(name, zip);
    return;
  }
  orTell('Its data can’t be read', () => {
    const problem = findProblem();
    printFindings(problem === null ? readAll() : { problem });
  });
}
