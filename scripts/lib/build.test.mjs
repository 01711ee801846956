import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { shellProgram, temporaryFolder } from '../testing/folder.mjs';
import { buildPackages } from './build.mjs';

vi.mock('./say.mjs', () => ({ say: vi.fn() }));

/**
 * Builds a package with a fake turbo, a shell script with these lines.
 * @param {string} lines
 */
async function build(lines) {
  const folder = await temporaryFolder();
  const made = join(folder, 'index.html');
  const program = await shellProgram(folder, 'turbo', lines.replace('MADE', made));
  await buildPackages(['@hub/hub'], { program, made: { '@hub/hub': made } });
}

test('a build that works says nothing', async () => {
  await expect(build('echo noise; echo noise >&2; touch "MADE"')).resolves.toBeUndefined();
});

test('a build that fails shows why, whichever way its tools say it', async () => {
  const failed = build('echo "ui: a type is missing"; echo "hub: no room on the disk" >&2; exit 1');
  await expect(failed).rejects.toThrow(
    /ui: a type is missing\nhub: no room on the disk\n\nThe build failed: fix what is shown above/,
  );
});

test('a build that makes nothing is none', async () => {
  await expect(build('exit 0')).rejects.toThrow(
    /The build has not made \S+index\.html: run "npx turbo run build --force"/,
  );
});
