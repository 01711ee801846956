import { readFile, readdir } from 'node:fs/promises';

/**
 * The programs with a folder in their command line, with their environment.
 * @param {string} folder
 * @returns {Promise<{ pid: number, line: string, env: string[] }[]>}
 */
export async function programsOn(folder) {
  const found = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!line.includes(folder)) continue;
    const env = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
    found.push({ pid: Number(pid), line, env: env.split('\0') });
  }
  return found;
}

/**
 * The programs that a process has started and that still run, with their names.
 * @param {number} parent
 * @returns {Promise<{ pid: number, name: string }[]>}
 */
export async function childrenOf(parent) {
  const found = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [, name = '', state, ppid] = /^\d+ \((.*)\) (\w) (\d+)/.exec(status) ?? [];
    if (Number(ppid) === parent && state !== 'Z') found.push({ pid: Number(pid), name });
  }
  return found;
}

/**
 * Whether a process runs and is not a zombie.
 * @param {number} pid
 */
export async function runs(pid) {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(.*\) [^Z]/.test(status);
}
