import { findOwner } from '../owner';
import { localTime } from '../reminders/zone';
import { reasonOf } from '../start/end';
import { sameProgramOptions } from '../start/same-program';
import { sizes } from '../status/sizes';
import { PROOF_FOLDER, PROOF_LIMITS } from './folder';
import { freeBytes } from './free-bytes';
import { roomProblem } from './room';
import { type Backup, type Findings, isProofDue } from './state';
import { noteNewest, noteProof } from './stored-state';

/** The lock, which ends with the process. */
const RUN = 'hub.proof';

/** The one line of JSON that the command prints. */
const OUTCOME = /^\{.*\}$/m;

/** Takes the lock unless another run holds it. */
function begin(): boolean {
  const before = { isFree: false };
  $app.store().setFunc(RUN, (kept) => {
    before.isFree = kept !== 'running';
    return 'running';
  });
  return before.isFree;
}

/** Copies a backup into the folder of the proof. It streams, whether the backup lies on the disk or in a bucket. */
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

/** Gives a backup of the disk a second name in the folder of the proof. Says whether the disk can do that. */
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

/** Brings a backup into the folder of the proof: by a second name, which takes no room, and else by a copy. */
function bringBackup(folder: string, name: string): void {
  if (!isInBucket() && linkBackup(name)) return;
  copyBackup(folder, name);
}

/**
 * Runs this program once more, with the command that proves a backup on a folder of its own. The process that serves stays
 * as quick as it is: the other one uses one core and little memory.
 */
function runProof(folder: string, name: string): Findings {
  const [program = ''] = $os.args;
  const command = $os.cmd(
    program,
    'hub-prove',
    ...sameProgramOptions(folder),
    '--hooksPool=1',
    // A name may begin like an option.
    '--',
    name,
  );
  // The copy is of no term (`hub standby`): nobody else may serve it.
  command.env = [...command.environ(), ...PROOF_LIMITS, 'HUB_TERM='];
  const [line = ''] = OUTCOME.exec(toString(command.output())) ?? [];
  return JSON.parse(line) as Findings;
}

/** Whether a backup can be restored. It is not tried where that would fill the disk, on which the hub has to save. */
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
    findings = { problem: `The proof came to no end (${reasonOf(error)}).` };
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

/**
 * Keeps track of the newest backup, and proves it when the time for that has come. Called every ten minutes; it also
 * removes the copy that a crash has left.
 */
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
