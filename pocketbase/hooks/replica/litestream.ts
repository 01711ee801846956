import { PACE_MS as TERM_PACE_MS } from '../standby/behind';
import { ownTerm } from '../standby/note';
import type { Target } from './target';

/** The database that is replicated. */
const DATABASE = 'data.db';
/** The files of Litestream in the data folder: of this machine alone, so that backups leave them out. */
const CONFIG = '.litestream.yml';
const SOCKET = '.litestream.sock';
const LOCAL_STATE = `.${DATABASE}-litestream`;
export const LITESTREAM_FILES = [CONFIG, SOCKET, LOCAL_STATE];

/** How often Litestream looks for changes and sends them, in ms. */
const PACE_MS = 250;

/** How Linux names SIGTERM. */
const SIGTERM = 15;

/**
 * What Litestream is told. It runs in the data folder, so that paths are short: that of a socket may have a hundred
 * letters. Where the replica lies is a variable, because it can hold a password. Checkpoints, for which others wait, are
 * seldom: every ten minutes, or 16 MB.
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

/** Where the program lies: beside PocketBase, unless LITESTREAM_BIN names another place. */
export function litestreamPath(): string {
  return $os.getenv('LITESTREAM_BIN') || `${$filepath.dir($os.args[0] ?? '')}/litestream`;
}

/**
 * What Litestream is not told: what the hub alone has to know, and authorities of AWS's own variable, with which it gives up
 * ("unable to add custom RootCAs"). It trusts those of the system.
 */
const NOT_FOR_LITESTREAM = /^(?:HUB_|AWS_CA_BUNDLE=)/;

/** Litestream with some arguments, in a data folder. */
function litestream(folder: string, ...args: string[]): Program {
  const program = $os.cmd(litestreamPath(), ...args);
  program.dir = folder;
  program.env = program.environ().filter((variable) => !NOT_FOR_LITESTREAM.test(variable));
  return program;
}

/** The same, told of its configuration and where the replica lies. */
function configured(folder: string, target: Target, command: string, ...args: string[]): Program {
  $os.writeFile(`${folder}/${CONFIG}`, configuration(ownTerm() === 0 ? PACE_MS : TERM_PACE_MS), 0o600);
  const program = litestream(folder, command, '-config', CONFIG, ...args);
  program.env = [...program.env, `LITESTREAM_REPLICA_URL=${target.url}`];
  program.stdout = $app.rootCmd.outOrStdout();
  program.stderr = $app.rootCmd.outOrStdout();
  return program;
}

/** Starts to replicate. Linux ends it with this process, however that ends; it sends what is left before. */
export function startReplicating(folder: string, target: Target): Program {
  const program = configured(folder, target, 'replicate');
  program.sysProcAttr = { pdeathsig: SIGTERM };
  program.start();
  return program;
}

/** Forgets what Litestream has sent, so that it begins a replica elsewhere, or of other data, with everything. */
export function forgetSent(folder: string): void {
  $os.removeAll(`${folder}/${LOCAL_STATE}`);
}

/**
 * Restores the database, as it is now or was at a time (RFC 3339; empty for now). Throws where that fails, also where there is
 * none, unless there `mayBeNone`.
 */
export function restoreDatabase(folder: string, target: Target, time: string, mayBeNone = false): void {
  forgetSent(folder);
  const options = [
    ...(time === '' ? [] : ['-timestamp', time]),
    ...(mayBeNone ? ['-if-replica-exists'] : []),
  ];
  configured(folder, target, 'restore', ...options, '-integrity-check', 'quick', DATABASE).run();
}

/** Until when a replica reaches, in RFC 3339: the time of its last file. */
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

/** Asks Litestream to end; it sends what is left before. */
export function askToEnd(program: Program): void {
  const signal = program.sysProcAttr.pdeathsig;
  if (typeof signal === 'object') program.process.signal(signal);
  else $os.cmd('kill', String(program.process.pid)).run();
}

/** What the Litestream on a data folder says, as JSON; `null` when none answers. */
export function askLitestream(folder: string, question: 'list' | 'info'): string | null {
  try {
    return toString(litestream(folder, question, '-json', '-socket', SOCKET, '-timeout', '2').output());
  } catch {
    return null;
  }
}

/**
 * Ends a Litestream that a killed server has left on a data folder, as only macOS does: two of them would harm the replica.
 * This process holds the folder, so that nobody else starts one.
 */
export function endLeftOver(folder: string): void {
  const info = askLitestream(folder, 'info');
  if (info === null) return;
  $os.cmd('kill', String((JSON.parse(info) as { pid: number }).pid)).run();
  while (askLitestream(folder, 'info') !== null) sleep(50);
}
