import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clean } from '@hub/file-core/clean';
import { makeFiles } from './files.mjs';

/** How often each file is cleaned: a program gets all copies at once, so its start hardly counts. */
const TIMES = 5;

/** Programs for the same task, each with the arguments that make it clean a folder of copies in place. */
const PROGRAMS = [
  { program: 'exiftool', args: ['-q', '-all=', '-overwrite_original'] },
  { program: 'mat2', args: ['--inplace'] },
];

/** After a build, `pnpm --filter @hub/file-core bench` says how many megabytes are cleaned per second. */
for (const { name, extension, bytes } of await makeFiles()) {
  const figures = [`core ${rate(bytes, await timeCore(bytes))}`];
  for (const { program, args } of PROGRAMS) {
    const ms = await timeProgram(program, args, bytes, extension);
    figures.push(`${program} ${ms === null ? 'not here' : rate(bytes, ms)}`);
  }
  process.stdout.write(`${name} (${(bytes.length / 1e6).toFixed(1)} MB): ${figures.join(', ')}\n`);
}

/**
 * @param {Uint8Array} bytes
 * @param {number} ms
 */
function rate(bytes, ms) {
  return `${((bytes.length * TIMES) / 1e3 / ms).toPrecision(2)} MB/s`;
}

/** @param {Uint8Array} bytes */
async function timeCore(bytes) {
  const from = performance.now();
  for (let time = 0; time < TIMES; time += 1) {
    await clean(bytes, { strip: true, resize: false, watermark: null });
  }
  return performance.now() - from;
}

/**
 * The milliseconds that a program takes; `null` if it is not installed or fails.
 * @param {string} program
 * @param {string[]} args
 * @param {Uint8Array} bytes
 * @param {string} extension
 */
async function timeProgram(program, args, bytes, extension) {
  const folder = await mkdtemp(join(tmpdir(), 'obscura-bench-'));
  try {
    const files = Array.from({ length: TIMES }, (_, index) => join(folder, `${index}.${extension}`));
    await Promise.all(files.map((file) => writeFile(file, bytes)));
    const from = performance.now();
    const { status } = spawnSync(program, [...args, ...files]);
    return status === 0 ? performance.now() - from : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
