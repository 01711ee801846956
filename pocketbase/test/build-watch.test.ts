import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TIME_LIMITS } from '../../time-limits.mjs';
import { copyOfTree } from './copy-of-tree';

it(
  'rebuilds the hooks when a tool’s rules, which they are made of, change, or a migration is added',
  async () => {
    const root = await copyOfTree();
    const bundle = join(root, 'pocketbase', 'pb_hooks', 'lib', 'hub.js');
    const watcher = spawn(process.execPath, ['build.mjs', '--watch'], {
      cwd: join(root, 'pocketbase'),
      stdio: 'ignore',
    });
    onTestFinished(() => void watcher.kill());
    // Each is a whole build.
    const built = (check: () => Promise<void>) => vi.waitFor(check, { timeout: TIME_LIMITS.program });
    const holds = (text: string) => built(async () => expect(await readFile(bundle, 'utf8')).toContain(text));

    await holds('MOST_DATES = 1e3');
    const schedule = join(root, 'packages', 'workout', 'src', 'rules', 'plan-schedule.ts');
    const source = await readFile(schedule, 'utf8');
    await writeFile(schedule, source.replace('MOST_DATES = 1000', 'MOST_DATES = 998'));
    await holds('MOST_DATES = 998');

    const name = '9999999999_later.js';
    await writeFile(join(root, 'packages', 'workout', 'server', 'migrations', name), 'migrate();');
    const migrations = join(root, 'pocketbase', 'pb_hooks', 'migrations');
    await built(async () => expect(await readdir(migrations)).toContain(name));
  },
  TIME_LIMITS.program,
);
