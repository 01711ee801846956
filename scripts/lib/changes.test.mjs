import { expect, test } from 'vitest';
import { readReleases } from '../../pocketbase/hooks/releases/list.ts';
import { makeReleaseList, readChanges, releaseList } from './changes.mjs';

const TEXT = `# Changes

## 1.1.0 – 2026-12-01

- Lists are quicker.
- A "quoted" word & <b>tags</b>.

## 1.0.0 – 2026-11-26

- The first one.
`;

test('the versions of a text, each with its date and its changes', () => {
  expect(readChanges(TEXT)).toEqual([
    {
      version: '1.1.0',
      date: '2026-12-01',
      changes: ['Lists are quicker.', 'A "quoted" word & <b>tags</b>.'],
    },
    { version: '1.0.0', date: '2026-11-26', changes: ['The first one.'] },
  ]);
});

test.each([
  ['## 1.1 – 2026-12-01\n\n- A change.\n', 'write "## 1.1 – 2026-12-01" as'],
  ['## 1.1.0\n\n- A change.\n', 'write "## 1.1.0" as'],
  ['## 1.1.0 – 2026-12-01\n', '1.1.0 has 0 changes'],
  ['## 1.1.0 – 2026-12-01\n\nA change.\n', 'write a change of 1.1.0 as one line'],
  ['## 1.1.0 – 2026-12-01\n\n- A change\n  of two lines.\n', 'write a change of 1.1.0 as one line'],
  [`## 1.1.0 – 2026-12-01\n\n- ${'x'.repeat(301)}\n`, 'at most 300 characters'],
])('%j is refused with a sentence', (text, sentence) => {
  expect(() => readChanges(text)).toThrow(sentence);
});

test('hubs take the list of this version, with what is new in it', async () => {
  expect(readReleases(await makeReleaseList())).not.toBeNull();
  expect(readReleases(releaseList(readChanges(TEXT)))).toEqual(readChanges(TEXT));
});

test('a long history leaves out its oldest versions', () => {
  const changes = Array.from({ length: 30 }, () => 'ü'.repeat(300));
  const versions = [9, 8, 7, 6, 5].map((major) => ({ version: `${major}.0.0`, date: '2026-12-01', changes }));
  const list = releaseList(versions);
  expect(Buffer.byteLength(list)).toBeLessThanOrEqual(65_536);
  expect(readReleases(list)?.map(({ version }) => version)).toEqual(['9.0.0', '8.0.0', '7.0.0']);
});
