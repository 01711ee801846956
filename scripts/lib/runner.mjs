import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What the system reports about a process. On Linux it is read from files, because small images have no `ps`.
 * @param {number} pid
 * @returns {{ state: string, parent: number, line: string }}
 * @throws when there is no such process
 */
function lookAt(pid) {
  if (process.platform === 'linux') {
    // The name in brackets can contain spaces and brackets.
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
 * The process that runs this one as a script of package.json: npm, or a similar program. There can be a shell
 * between the two, which survives when npm is killed.
 * @param {NodeJS.ProcessEnv} env
 * @returns {number | null} its id; `null` if this process is not such a script
 */
export function findRunner({ npm_lifecycle_script: script }) {
  if (script === undefined) return null;
  const { line, parent } = lookAt(process.ppid);
  return line.includes(script) ? parent : process.ppid;
}

/**
 * Whether a process runs. A zombie, which remains until its parent reads its exit status, does not count.
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
