import { findOwner } from '../owner';
import { changeStored } from '../memory';
import { localTime } from '../reminders/zone';
import { reasonOf } from '../start/end';
import { outcomeOf, sameProgram } from '../start/same-program';
import { sizes } from '../status/sizes';
import { PROOF_FOLDER, PROOF_LIMITS } from './folder';
import { freeBytes } from './free-bytes';
import { roomProblem } from './room';
import { type Backup, type Findings, isProofDue } from './state';
import { noteNewest, noteProof } from './stored-state';

/** The name of the lock in the process's memory: it disappears with the process. */
const RUN = 'hub.proof';

/** Takes the lock, unless another run has it. */
function begin(): boolean {
  return changeStored(RUN, (before) => ({ stored: 'running', isFree: before !== 'running' })).isFree;
}

/** Copies a backup into the proof's folder as a stream, from the disk or from a bucket. */
function copyBackup(folder: string, name: string): void {
  const from = $app.newBackupsFilesystem();
  const to = $filesystem.local(`${folder}/backups`);
  try {
    to.uploadFile(from.getReuploadableFile(name, true), name);
  } finally {
    to.close();
    from.close();
  }
}

const isInBucket = () => $app.settings().backups.s3.enabled;

/** Creates a hard link to a backup in the proof's folder. Returns whether the disk supports it. */
function linkBackup(name: string): boolean {
  const data = $os.openRoot($app.dataDir());
  try {
    data.mkdirAll(`${PROOF_FOLDER}/backups`, 0o700);
    data.link(`backups/${name}`, `${PROOF_FOLDER}/backups/${name}`);
    return true;
  } catch {
    return false;
  } finally {
    data.close();
  }
}

/** Brings a backup into the proof's folder: as a hard link, which takes no space, otherwise as a copy. */
function bringBackup(folder: string, name: string): void {
  if (!isInBucket() && linkBackup(name)) return;
  copyBackup(folder, name);
}

/**
 * Runs this program once more, with the command that proves a backup in its own folder. This does not slow
 * down the server: the other process uses one core and little memory.
 */
function runProof(folder: string, name: string): Findings {
  // `--` ends the options: a name may begin with a dash.
  const command = sameProgram(folder, 'hub-prove', '--hooksPool=1', '--', name);
  // Without a term (`hub standby`), because no other machine is to serve the copy.
  command.env = [...command.environ(), ...PROOF_LIMITS, 'HUB_TERM='];
  return outcomeOf(command) as Findings;
}

/** Finds out whether a backup can be restored; not if that would fill the disk, whose space is needed for saves. */
function findingsOf({ name, bytes }: Backup): Findings {
  const folder = `${$app.dataDir()}/${PROOF_FOLDER}`;
  const needed = bytes * (isInBucket() ? 2 : 1) + sizes($app).database;
  const problem = roomProblem('copy', needed, freeBytes($app.dataDir()));
  if (problem !== null) return { problem };
  bringBackup(folder, name);
  return runProof(folder, name);
}

function prove(backup: Backup): void {
  let findings: Findings;
  try {
    findings = findingsOf(backup);
  } catch (error) {
    findings = { problem: `The proof did not finish (${reasonOf(error)}).` };
  }
  if ('problem' in findings) {
    $app.logger().error('The newest backup could not be proved.', 'problem', findings.problem);
  }
  const { name, madeAt } = backup;
  noteProof($app, { name, madeAt, provedAt: Date.now(), findings });
}

function ownersHour(): number {
  return Number(localTime(findOwner($app)?.getString('timeZone') ?? '').time.slice(0, 2));
}

/** Proves the newest backup when it is time. Called every ten minutes; also deletes a crashed proof's copy. */
export function keepBackupsProved(): void {
  if (!begin()) return;
  const removeCopy = () => {
    $os.removeAll(`${$app.dataDir()}/${PROOF_FOLDER}`);
  };
  try {
    removeCopy();
    const state = noteNewest($app);
    if (state.newest !== null && isProofDue(state, Date.now(), ownersHour())) prove(state.newest);
  } finally {
    removeCopy();
    $app.store().setFunc(RUN, () => '');
  }
}
