import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What the system knows of a process. Linux tells it in files, and small images of it have no `ps`.
 * @param {number} pid
 * @returns {{ state: string, parent: number, line: string }}
 * @throws when there is no such process
 */
function lookAt(pid) {
  if (process.platform === 'linux') {
    // The name in brackets may have spaces and brackets of its own.
    const [, state = '', parent] = /.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { state, parent: Number(parent), line };
  }
  const told = execFileSync('ps', [
    '-o',
    'state=',
    '-o',
    'ppid=',
    '-o',
    'args=',
    '-p',
    String(pid),
  ]).toString();
  const [, state = '', parent, line = ''] = /^\s*(\S)\S*\s+(\d+)\s+(.*)/.exec(told) ?? [];
  return { state, parent: Number(parent), line };
}

/**
 * The process that runs this one as a script of package.json: npm, or another such program. A shell may stand between,
 * which outlives a runner that is killed.
 * @param {NodeJS.ProcessEnv} env
 * @returns {number | null} its id; `null` when this is no such script
 */
export function findRunner({ npm_lifecycle_script: script }) {
  if (script === undefined) return null;
  const { line, parent } = lookAt(process.ppid);
  return line.includes(script) ? parent : process.ppid;
}

/**
 * Whether a process is there and is more than the remains of one, which stay until somebody asks how it ended.
 * @param {number} pid
 * @returns {boolean}
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || lookAt(pid).state !== 'Z';
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
