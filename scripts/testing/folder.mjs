import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * An empty folder that is deleted after the test.
 * @returns {Promise<string>}
 */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-scripts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A shell script as a program.
 * @param {string} folder
 * @param {string} name
 * @param {string} lines
 * @returns {Promise<string>} its path
 */
export async function shellProgram(folder, name, lines) {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return path;
}
