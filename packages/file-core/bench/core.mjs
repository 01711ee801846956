import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clean } from '@hub/file-core/clean';
import { makeFiles } from './files.mjs';

/** How often each file is cleaned: the programs get so many copies at once, so that their start counts little. */
const TIMES = 5;

/** The programs that people use for this, each with what makes it write over a folder of copies. */
const PROGRAMS = [
  { program: 'exiftool', args: ['-q', '-all=', '-overwrite_original'] },
  { program: 'mat2', args: ['--inplace'] },
];

/** `pnpm --filter @hub/file-core bench`, after a build: how many megabytes of each kind of file a second cleans. */
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
 * Milliseconds that a program takes; `null` where it is not installed or fails.
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
