import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SCRIPT = `
  import { readFile } from 'node:fs/promises';
  import { clean } from '@hub/obscura/core';
  const file = await readFile('public/apple-touch-icon.png');
  const { kind, after } = await clean(file, { strip: true, resize: false, watermark: null });
  process.stdout.write(kind + ' ' + after.details.length);
`;

it('runs the built core of Obscura in Node, without a bundler', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: new URL('..', import.meta.url),
  });
  expect(stdout).toBe('png 0');
});
