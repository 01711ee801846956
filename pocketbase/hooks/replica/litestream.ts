import { PACE_MS as TERM_PACE_MS } from '../standby/behind';
import { ownTerm } from '../standby/note';
import type { Target } from './target';

/** The database that is replicated. */
const DATABASE = 'data.db';
/** Litestream's files in the data folder: they belong to this machine, so backups exclude them. */
const CONFIG = '.litestream.yml';
const SOCKET = '.litestream.sock';
const LOCAL_STATE = `.${DATABASE}-litestream`;
export const LITESTREAM_FILES = [CONFIG, SOCKET, LOCAL_STATE];

/** How often Litestream looks for changes and sends them, in ms. */
const PACE_MS = 250;

/** The number of SIGTERM on Linux. */
const SIGTERM = 15;

/**
 * Litestream's configuration. It runs in the data folder so that paths are short: a socket's may have about a
 * hundred characters. The replica's address is passed as a variable, because it can contain a password.
 * Checkpoints block writers, so they are rare: every ten minutes, or 16 MB.
 */
const configuration = (pace: number) => `socket: { enabled: true, path: ${SOCKET}, permissions: 0600 }
logging: { level: warn, stderr: true }
snapshot: { interval: 24h, retention: 168h }
shutdown-sync-timeout: 5s
dbs:
  - path: ${DATABASE}
    monitor-interval: ${pace}ms
    checkpoint-interval: 10m
    min-checkpoint-page-count: 4000
    replica: { url: "\${LITESTREAM_REPLICA_URL}", sync-interval: ${pace}ms }
`;

/** The path of the program: beside PocketBase, unless LITESTREAM_BIN is set. */
export function litestreamPath(): string {
  return $os.getenv('LITESTREAM_BIN') || `${$filepath.dir($os.args[0] ?? '')}/litestream`;
}

/**
 * Variables that Litestream does not get: the hub's secrets, and AWS_CA_BUNDLE, with which it fails ("unable
 * to add custom RootCAs"). It trusts the system's authorities.
 */
const NOT_FOR_LITESTREAM = /^(?:HUB_|AWS_CA_BUNDLE=)/;

/** A Litestream command that runs in a data folder. */
function litestream(folder: string, ...args: string[]): Program {
  const program = $os.cmd(litestreamPath(), ...args);
  program.dir = folder;
  program.env = program.environ().filter((variable) => !NOT_FOR_LITESTREAM.test(variable));
  return program;
}

/** The same with its configuration and the replica's address. */
function configured(folder: string, target: Target, command: string, ...args: string[]): Program {
  $os.writeFile(`${folder}/${CONFIG}`, configuration(ownTerm() === 0 ? PACE_MS : TERM_PACE_MS), 0o600);
  const program = litestream(folder, command, '-config', CONFIG, ...args);
  program.env = [...program.env, `LITESTREAM_REPLICA_URL=${target.url}`];
  program.stdout = $app.rootCmd.outOrStdout();
  program.stderr = $app.rootCmd.outOrStdout();
  return program;
}

/** Starts replicating. On Linux, Litestream ends when this process ends, after it has sent the rest. */
export function startReplicating(folder: string, target: Target): Program {
  const program = configured(folder, target, 'replicate');
  program.sysProcAttr = { pdeathsig: SIGTERM };
  program.start();
  return program;
}

/** Deletes Litestream's local state, so that it begins a complete replica: for another place, or of other data. */
export function forgetSent(folder: string): void {
  $os.removeAll(`${folder}/${LOCAL_STATE}`);
}

/**
 * Restores the database in its current state, or in that of a time (RFC 3339; empty for now). Throws if that
 * fails, and if there is no database, unless `mayBeNone`.
 */
export function restoreDatabase(folder: string, target: Target, time: string, mayBeNone = false): void {
  forgetSent(folder);
  const options = [
    ...(time === '' ? [] : ['-timestamp', time]),
    ...(mayBeNone ? ['-if-replica-exists'] : []),
  ];
  configured(folder, target, 'restore', ...options, '-integrity-check', 'quick', DATABASE).run();
}

/** The time of the replica's last file, in RFC 3339. */
export function lastMoment(folder: string, target: Target): string {
  const program = configured(
    folder,
    target,
    'restore',
    '-dry-run',
    '-json',
    '-o',
    `${DATABASE}.none`,
    DATABASE,
  );
  program.stdout = null;
  const { files } = JSON.parse(toString(program.output())) as { files: { timestamp: string }[] };
  return (
    files
      .map(({ timestamp }) => timestamp)
      .sort()
      .at(-1) ?? ''
  );
}

/** Asks Litestream to end; before, it sends what is left. */
export function askToEnd(program: Program): void {
  const signal = program.sysProcAttr.pdeathsig;
  if (typeof signal === 'object') program.process.signal(signal);
  else $os.cmd('kill', String(program.process.pid)).run();
}

/** The response of the Litestream that runs in a data folder, as JSON; `null` if none runs. */
export function askLitestream(folder: string, question: 'list' | 'info'): string | null {
  try {
    return toString(litestream(folder, question, '-json', '-socket', SOCKET, '-timeout', '2').output());
  } catch {
    return null;
  }
}

/**
 * Ends a Litestream that a killed server has left running in a data folder, which happens on macOS only: two
 * of them would corrupt the replica. This process holds the folder's lock, so that no other starts one.
 */
export function endLeftOver(folder: string): void {
  const info = askLitestream(folder, 'info');
  if (info === null) return;
  $os.cmd('kill', String((JSON.parse(info) as { pid: number }).pid)).run();
  while (askLitestream(folder, 'info') !== null) sleep(50);
}
