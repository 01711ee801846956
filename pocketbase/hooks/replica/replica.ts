import { endOf, endWith, print, reasonOf } from '../start/end';
import { exists } from '../start/files';
import { askToEnd, litestreamPath, startReplicating } from './litestream';
import { pauseAfter } from './pause';
import { ownTerm } from '../standby/note';
import { ofTerm, readTarget, type Target } from './target';

/** The running Litestream. */
const RUNNING = 'hub.replica';
/** Set by the job that waits for its end. */
const WATCHED = 'hub.text.replica.watched';
/** Set when the server ends. */
const ENDING = 'hub.text.replica.ending';

/** After Litestream has run as long as this, a failure has a new reason. */
const STEADY_MS = 60_000;
/** How long it may take to send the rest when the server ends: `shutdown-sync-timeout` and a bit. */
const LAST_SYNC_MS = 7000;
const ASK_MS = 50;

const read = (address: string) => readTarget(address, $app.dataDir(), (name) => $os.getenv(name));

/** The replica in the command's argument. Exits with `usage` if there is none, or with the problem if it is invalid. */
export function requireNamedTarget(usage: string): Target {
  const [, , replica = ''] = $os.args;
  if (replica === '' || replica.startsWith('-')) endWith(usage);
  const target = read(replica);
  return typeof target === 'string' ? endWith(target.replace('HUB_REPLICA', 'The replica')) : target;
}

/** The address of the replica, whatever the term; `null` if there is to be none. Exits if it is invalid. */
export function requireBaseTarget(): Target | null {
  const value = $os.getenv('HUB_REPLICA');
  const target = value === '' ? null : read(value);
  return typeof target === 'string' ? endWith(target) : target;
}

/** Where this hub replicates to; `null` if there is to be no replica. Exits if the address is invalid. */
export function requireTarget(): Target | null {
  const target = requireBaseTarget();
  return target && ofTerm(target, ownTerm());
}

/** The same while the hub is running, when the address was checked before. */
export function currentTarget(): Target | null {
  const value = $os.getenv('HUB_REPLICA');
  const target = value === '' ? null : read(value);
  return typeof target === 'string' || target === null ? null : ofTerm(target, ownTerm());
}

/** Whether the server is ending. */
export function isEnding(): boolean {
  return $app.store().get(ENDING) !== null;
}

function launch(target: Target): void {
  $app.store().set(RUNNING, startReplicating($app.dataDir(), target));
}

/** Exits if the Litestream program is missing. */
export function requireLitestream(): void {
  if (!exists(litestreamPath())) {
    endWith(
      `A replica needs Litestream, and there is none at ${litestreamPath()}: unpack the archive litestream-… of the ` +
        'release over the hub, or name a program with LITESTREAM_BIN.',
    );
  }
}

/**
 * Starts replicating what this process serves, if HUB_REPLICA is set, and the jobs that supervise it.
 * PocketBase takes a job's source and runs it in another engine, at the next full minute.
 */
export function startReplica(): void {
  const target = requireTarget();
  if (target === null) return;
  requireLitestream();
  launch(target);
  cronAdd('hub-replica', '* * * * *', () => {
    (require(`${__hooks}/lib/hub.js`) as { watchReplica(): void }).watchReplica();
  });
  if (target.kind === 'sftp') {
    print('The replica holds no documents: Litestream alone reaches an sftp server.');
    return;
  }
  cronAdd('hub-replica-documents', '* * * * *', () => {
    (require(`${__hooks}/lib/hub.js`) as { copyDocuments(): void }).copyDocuments();
  });
}

function report(sentence: string): void {
  print(sentence);
  $app.logger().error(sentence);
}

function launchOrReport(target: Target): void {
  try {
    launch(target);
  } catch (error) {
    report(`Litestream can't be started: ${reasonOf(error)}`);
  }
}

/** Whether a program has ended and `wait` has returned. */
function hasEnded(program: Program): boolean {
  return program.processState !== null;
}

/** The job that restarts Litestream whenever it ends. It is started once, as it runs as long as the server. */
export function watchReplica(): void {
  cronRemove('hub-replica');
  $app.store().set(WATCHED, 'yes');
  const target = currentTarget();
  if (target === null) return;
  for (let failures = 0; ;) {
    const program = $app.store().get(RUNNING);
    const began = Date.now();
    if (program === null) return;
    const way = endOf(program);
    if (isEnding()) return;
    failures = Date.now() - began > STEADY_MS ? 1 : failures + 1;
    const pause = pauseAfter(failures);
    report(`Litestream has ended by itself (${way}): it will be started again in ${pause / 1000} s.`);
    sleep(pause);
    if (isEnding()) return;
    launchOrReport(target);
  }
}

/** Ends Litestream before the server; it sends what is left. */
export function endReplica(e: HookEvent): void {
  $app.store().set(ENDING, 'yes');
  const program = $app.store().get(RUNNING);
  e.next();
  if (program === null || hasEnded(program)) return;
  askToEnd(program);
  if ($app.store().get(WATCHED) === null) {
    endOf(program);
    return;
  }
  for (let waited = 0; program.processState === null && waited < LAST_SYNC_MS; waited += ASK_MS)
    sleep(ASK_MS);
}
