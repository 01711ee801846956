import { readFile, readdir } from 'node:fs/promises';

/**
 * The programs whose command line names a folder, with their environment.
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
