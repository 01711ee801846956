import { chmod, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Creates a file atomically: `make` writes it in a temporary folder next to its place, then it is flushed to
 * the disk and moved into place.
 * @param {string} path
 * @param {(folder: string) => Promise<string>} make returns the path of the file that it has written in the
 *   folder
 * @param {number} [mode]
 * @returns {Promise<void>}
 */
export async function placeWhole(path, make, mode = 0o644) {
  await mkdir(dirname(path), { recursive: true });
  const folder = await mkdtemp(join(dirname(path), '.making-'));
  try {
    const made = await make(folder);
    await chmod(made, mode);
    await flush(made);
    await rename(made, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} path */
async function flush(path) {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
