import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('runs as built in Node, without a bundler', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../dist/cli/main.js', import.meta.url)),
    '--check',
    fileURLToPath(new URL('../../../apps/hub/public/apple-touch-icon.png', import.meta.url)),
  ]);
  expect(stdout).toContain('apple-touch-icon.png: nothing private found');
});
