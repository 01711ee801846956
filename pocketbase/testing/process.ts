import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIME_LIMITS } from '../../time-limits.mjs';

const FETCHED = fileURLToPath(new URL('../.cache/pocketbase-0.40.4/pocketbase', import.meta.url));

/** A server's folders, and its settings for the owner. */
export interface ServerFolders {
  data: string;
  hooks: string;
  env: NodeJS.ProcessEnv;
}

function binary(): string {
  const path = process.env.POCKETBASE_BIN ?? FETCHED;
  if (existsSync(path)) return path;
  throw new Error(`There is no PocketBase at ${path}: run "npm start" once, or set POCKETBASE_BIN.`);
}

interface LaunchOptions {
  stdin?: 'ignore' | 'pipe';
  /** The most memory that it may write to, in KiB: beyond it, the process fails. */
  memory?: number;
}

/** Starts PocketBase with a command. Its default folders depend on where the binary is, so every folder is given. */
function launch(
  place: ServerFolders,
  command: readonly string[],
  { stdin = 'ignore', memory }: LaunchOptions = {},
): ChildProcess {
  const folders = [
    '--dir',
    place.data,
    '--hooksDir',
    place.hooks,
    '--migrationsDir',
    join(place.hooks, 'migrations'),
  ];
  const pages = join(place.hooks, '../../apps/hub/dist');
  const line = [binary(), ...command, ...folders, '--publicDir', pages, '--dev=false'];
  const limited =
    memory === undefined ? line : ['sh', '-c', `ulimit -d ${memory} && exec "$@"`, 'sh', ...line];
  const [program = '', ...args] = limited;
  return spawn(program, args, { env: { ...process.env, ...place.env }, stdio: [stdin, 'pipe', 'pipe'] });
}

/** Gathers what a process prints, for when it fails. */
function outputOf(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join('');
}

/** Runs a command to its end and gives what it printed; throws when it fails. */
export async function run(
  place: ServerFolders,
  command: readonly string[],
  options: Pick<LaunchOptions, 'memory'> = {},
): Promise<string> {
  const child = launch(place, command, options);
  const output = outputOf(child);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`pocketbase ${command.join(' ')} failed:\n${output()}`);
  return output();
}

/** Takes back the last migrations. PocketBase asks before it does, and has no switch for that. */
export async function migrateDown(place: ServerFolders, count: number): Promise<void> {
  const child = launch(place, ['migrate', 'down', String(count)], { stdin: 'pipe' });
  child.stdin?.end('y\n');
  const output = outputOf(child);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`The migrations could not be taken back:\n${output()}`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false; // Not listening yet: the caller asks again, until its limit.
  }
}

/** Serves on a port, and waits until it answers. Throws with what PocketBase printed when it does not. */
export async function serve(place: ServerFolders, port: number): Promise<ChildProcess> {
  const address = `127.0.0.1:${port}`;
  const child = launch(place, [
    'serve',
    '--http',
    address,
    '--automigrate=false',
    '--hooksWatch=false',
    '--hooksPool=40',
  ]);
  const output = outputOf(child);
  const limit = Date.now() + TIME_LIMITS.wait;
  // Checked first: another program may listen on this address.
  while (child.exitCode !== null || !(await isHealthy(`http://${address}`))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`PocketBase did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return child;
}

/** Ends a process and waits until it has ended; SIGKILL leaves it no time for anything. */
export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}
