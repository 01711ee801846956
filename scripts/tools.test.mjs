import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTools } from '../tools.mjs';
import { temporaryFolder } from './testing/folder.mjs';

const USUAL = { isOffline: false, takesShared: false };

/** @param {Record<string, object>} packages the content of each package.json, by folder name */
async function workspace(packages) {
  const root = await temporaryFolder();
  await mkdir(join(root, 'packages/left-over/node_modules'), { recursive: true });
  for (const [id, content] of Object.entries(packages)) {
    await mkdir(join(root, 'packages', id));
    await writeFile(
      join(root, 'packages', id, 'package.json'),
      JSON.stringify({ name: `@hub/${id}`, ...content }),
    );
  }
  return root;
}

test('finds the packages that say they are tools, in the order that they declare', async () => {
  const root = await workspace({
    a: {
      hub: { tool: true, order: 2, hue: 90 },
      exports: { './offline': './offline.js' },
    },
    b: { hub: { tool: true, order: 1, hue: 10 } },
    ui: {},
  });
  expect(readTools(root)).toEqual([
    { id: 'b', name: '@hub/b', folder: 'packages/b', order: 1, hue: 10, ...USUAL },
    { id: 'a', name: '@hub/a', folder: 'packages/a', order: 2, hue: 90, ...USUAL, isOffline: true },
  ]);
});

test('says which package declares itself by half', async () => {
  const root = await workspace({ a: { hub: { tool: true, order: 2 } } });
  expect(() => readTools(root)).toThrow('packages/a/package.json');
});
