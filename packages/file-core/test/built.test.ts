import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('runs as built in Node, without a bundler', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    new URL('../dist/cli/main.js', import.meta.url).pathname,
    '--check',
    new URL('../../../apps/hub/public/apple-touch-icon.png', import.meta.url).pathname,
  ]);
  expect(stdout).toContain('apple-touch-icon.png: nothing private found');
});
