import { open, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { clean } from '../clean';
import { inspect } from '../inspect';
import { FAILED, FileProblem } from '../problem';
import type { Detail, Report } from '../report';

const USAGE = `Usage: file-core [--check] FILE…

Writes a copy without private details beside each JPEG, PNG or PDF: photo.jpg becomes photo.clean.jpg.
No file is changed, and none is overwritten.

  --check  writes nothing, and lists the private details of each file

Exit codes: 0 all files are clean, or were cleaned; 1 --check found private details; 2 a file could not be
read or cleaned, or the command was wrong.
`;

export const EXIT = { done: 0, found: 1, failed: 2 } as const;
type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where the command writes: results to `out`, failures to `error`. */
export interface Streams {
  out: (line: string) => void;
  error: (line: string) => void;
}

function inWords({ label, value }: Detail): string {
  if (typeof value === 'string') return `${label}: ${value}`;
  return `${label}: ${[value.date, value.time, value.offset].filter((part) => part !== undefined).join(' ')}`;
}

function counted(details: readonly Detail[]): string {
  return `${details.length} private ${details.length === 1 ? 'detail' : 'details'}`;
}

/** Reads a file as a browser does: a Buffer shares its memory, and its `slice` does not copy. */
async function bytesOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(path));
}

/** Everything that a file gives away, and the warnings, one per line. */
function linesOf({ details, warnings }: Report): string[] {
  return [...details.map(inWords), ...warnings].map((line) => `  ${line}`);
}

async function check(path: string, { out }: Streams): Promise<ExitCode> {
  const report = await inspect(await bytesOf(path));
  const { details } = report;
  out(`${path}: ${details.length === 0 ? 'nothing private found' : counted(details)}`);
  for (const line of linesOf(report)) out(line);
  return details.length === 0 ? EXIT.done : EXIT.found;
}

/** The permission bits of a file's mode. */
const RIGHTS = 0o777;

/** Creates a file, which must not exist. Only those who may open the original can ever open it. */
async function writeNew(target: string, bytes: Uint8Array, rights: number): Promise<void> {
  const file = await open(target, 'wx', rights);
  try {
    // The umask may have cleared some of the bits. On a system without file permissions, none is missing.
    const { mode } = await file.stat();
    if ((mode & RIGHTS) !== rights) await file.chmod(rights);
    await file.writeFile(bytes);
  } finally {
    await file.close();
  }
}

/** Writes beside a file, with the same permissions, under the first free name. Returns that name. */
async function writeBeside(path: string, bytes: Uint8Array): Promise<string> {
  const ending = extname(path);
  const stem = join(dirname(path), basename(path, ending));
  const { mode } = await stat(path);
  for (let count = 1; ; count += 1) {
    const target = `${stem}.clean${count === 1 ? '' : `-${count}`}${ending}`;
    try {
      await writeNew(target, bytes, mode & RIGHTS);
      return target;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

async function cleanBeside(path: string, { out }: Streams): Promise<ExitCode> {
  const options = { strip: true, resize: false, watermark: null };
  const { bytes, before, after } = await clean(await bytesOf(path), options);
  out(`${path}: ${counted(before.details)} taken out, written to ${await writeBeside(path, bytes)}`);
  for (const line of linesOf(before)) out(line);
  for (const warning of after.warnings) if (!before.warnings.includes(warning)) out(`  ${warning}`);
  return EXIT.done;
}

/** Why a file could not be processed, as a sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof FileProblem) return error.message;
  const isOfSystem = error instanceof Error && 'syscall' in error;
  return isOfSystem ? error.message : `${FAILED} (${String(error)})`;
}

/** Runs the command with these arguments, past files that fail; returns the worst exit code. */
export async function runCommand(args: readonly string[], streams: Streams): Promise<ExitCode> {
  if (args.includes('--help')) {
    streams.out(USAGE);
    return EXIT.done;
  }
  const isCheck = args.includes('--check');
  const paths = args.filter((arg) => arg !== '--check');
  if (paths.length === 0 || paths.some((path) => path.startsWith('--'))) {
    streams.error(USAGE);
    return EXIT.failed;
  }
  let worst: ExitCode = EXIT.done;
  for (const path of paths) {
    try {
      const code = await (isCheck ? check : cleanBeside)(path, streams);
      if (code > worst) worst = code;
    } catch (error) {
      streams.error(`${path}: ${reasonOf(error)}`);
      worst = EXIT.failed;
    }
  }
  return worst;
}
