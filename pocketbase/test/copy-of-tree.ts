import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What of a package takes part in the hooks. */
const OF_A_PACKAGE = ['package.json', 'server', 'src/rules', 'src/paths.ts'];

/**
 * What the hooks are built of, in a folder of its own that the test may change: the backend, the server parts of the tools,
 * and the packages that both share with the screens. It goes when the test has ended.
 */
export async function copyOfTree(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'hub-tree-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const packages = await readdir(join(ROOT, 'packages'));
  const parts = [
    'package.json',
    'tools.mjs',
    'virtual-modules.mjs',
    'tsconfig.base.json',
    ...['hooks', 'pb_migrations', 'package.json'].map((part) => join('pocketbase', part)),
    ...(await readdir(join(ROOT, 'pocketbase')))
      .filter((name) => /\.(mjs|ts)$/.test(name))
      .map((name) => join('pocketbase', name)),
    ...packages.flatMap((name) => OF_A_PACKAGE.map((part) => join('packages', name, part))),
    // A migration fills in the muscles of exercises from it.
    'packages/workout/src/coach/people/library/free-exercise-db.json',
    'packages/calendar/src',
    'packages/reminders/src',
  ];
  for (const part of parts) await copy(part, root);
  await cp(join(ROOT, 'pocketbase/node_modules/esbuild'), join(root, 'node_modules/esbuild'), {
    recursive: true,
  });
  await cp(join(ROOT, 'packages/reminders/node_modules/@noble'), join(root, 'node_modules/@noble'), {
    recursive: true,
    dereference: true,
  });
  // A link, not a copy: its own dependencies are beside the folder that it leads to.
  await symlink(join(ROOT, 'pocketbase/node_modules/qrcode'), join(root, 'node_modules/qrcode'));
  await mkdir(join(root, 'node_modules/@hub'), { recursive: true });
  for (const name of packages)
    await symlink(join(root, 'packages', name), join(root, 'node_modules/@hub', name));
  await symlink(join(root, 'pocketbase'), join(root, 'node_modules/@hub/pocketbase'));
  return root;
}

/** Copies what is there. */
async function copy(part: string, root: string): Promise<void> {
  try {
    await cp(join(ROOT, part), join(root, part), { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
