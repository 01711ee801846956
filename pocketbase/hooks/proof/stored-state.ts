import { hubValue, setHubValue } from '../hub-value';
import { type Backup, type BackupState, NO_BACKUP, type Proof, withNewest, withProof } from './state';

/** The name in the table `_hub`. */
const BACKUPS = 'backups';

/** Where the server's memory has why the last backup could not be made: a full disk may not store it. */
const NOT_MADE = 'hub.backup-not-made';

/** What the hub knows about its backups. */
export function backupState(app: App): BackupState {
  const stored = hubValue(app, BACKUPS);
  const state = stored === '' ? NO_BACKUP : (JSON.parse(stored) as BackupState);
  const notMade = app.store().get(NOT_MADE) ?? '';
  return notMade === '' ? state : { ...state, notMade };
}

function save(app: App, state: BackupState): BackupState {
  const text = JSON.stringify(state);
  if (text !== hubValue(app, BACKUPS)) setHubValue(app, BACKUPS, text);
  return state;
}

/** The newest backup, whoever made it, on the disk or in a bucket; `null` for none. */
function findNewest(app: App): Backup | null {
  const files = app.newBackupsFilesystem();
  try {
    const [newest = null] = files
      .list('')
      .filter(({ key }) => key.endsWith('.zip'))
      .map(({ key, modTime, size }) => ({ name: key, madeAt: modTime.unixMilli(), bytes: size }))
      .sort((one, other) => other.madeAt - one.madeAt);
    return newest;
  } finally {
    files.close();
  }
}

/** The same, with the backup that is the newest now. */
export function currentBackupState(app: App): BackupState {
  return withNewest(backupState(app), findNewest(app));
}

/** Finds the newest backup and stores it. */
export function noteNewest(app: App): BackupState {
  return save(app, currentBackupState(app));
}

/** Stores the result of a proof. */
export function noteProof(app: App, proof: Proof): void {
  save(app, withProof(backupState(app), proof));
}

/** Stores why a backup could not be made. */
export function noteNotMade(app: App, notMade: string): void {
  app.store().set(NOT_MADE, notMade);
  save(app, { ...backupState(app), notMade });
}

/** Deletes that reason, after a backup was made. */
export function noteMade(app: App): void {
  app.store().set(NOT_MADE, '');
  const { notMade, ...state } = backupState(app);
  if (notMade !== undefined) save(app, state);
}
