import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';

const HERE = fileURLToPath(new URL('../', import.meta.url));

/** The packages that the hooks share with the screens. */
const SHARED = ['calendar', 'training'];

/** The backend and what its hooks share with the screens, to be changed by a test. */
async function copyOfSources(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'hub-build-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const pocketbase = join(root, 'pocketbase');
  for (const part of ['build.mjs', 'hooks', 'package.json', 'schema.ts']) {
    await cp(join(HERE, part), join(pocketbase, part), { recursive: true });
  }
  await cp(join(HERE, '..', 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  for (const path of SHARED.flatMap((name) => [join(name, 'src'), join(name, 'package.json')])) {
    await cp(join(HERE, '..', 'packages', path), join(root, 'packages', path), { recursive: true });
  }
  await cp(join(HERE, 'node_modules'), join(pocketbase, 'node_modules'), {
    recursive: true,
    filter: (path) => !path.includes('@hub'),
  });
  return root;
}

it('builds the hooks anew when a package that they are made of changes', async () => {
  const root = await copyOfSources();
  const bundle = join(root, 'pocketbase', 'pb_hooks', 'lib', 'hub.js');
  await mkdir(join(root, 'node_modules'));
  await symlink(join(root, 'packages'), join(root, 'node_modules', '@hub'));
  const watcher = spawn(process.execPath, ['build.mjs', '--watch'], {
    cwd: join(root, 'pocketbase'),
    stdio: 'ignore',
  });
  onTestFinished(() => void watcher.kill());
  const holds = (text: string) =>
    vi.waitFor(async () => expect(await readFile(bundle, 'utf8')).toContain(text), { timeout: 15_000 });

  await holds('MOST_DATES = 1e3');
  const schedule = join(root, 'packages', 'training', 'src', 'plan-schedule.ts');
  const source = await readFile(schedule, 'utf8');
  await writeFile(schedule, source.replace('MOST_DATES = 1000', 'MOST_DATES = 998'));
  await holds('MOST_DATES = 998');
});
