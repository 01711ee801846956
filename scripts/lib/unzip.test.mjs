import { expect, test } from 'vitest';
import { zip } from '../testing/zip.mjs';
import { extractFile } from './unzip.mjs';

test('gives the file', () => {
  expect(extractFile(zip('pocketbase', 'a program '.repeat(500)), 'pocketbase').toString()).toBe(
    'a program '.repeat(500),
  );
});

test('gives an empty file', () => {
  expect(extractFile(zip('pocketbase', ''), 'pocketbase')).toHaveLength(0);
});

test('says which file is missing', () => {
  expect(() => extractFile(zip('LICENSE.md', 'MIT'), 'pocketbase')).toThrow(
    'the archive holds no pocketbase',
  );
});

test('refuses an archive whose end is missing', () => {
  const archive = zip('pocketbase', 'a program');
  expect(() => extractFile(archive.subarray(0, -30), 'pocketbase')).toThrow('the archive is damaged');
});

test('refuses an archive whose content has another size than it says', () => {
  const archive = zip('pocketbase', 'a program');
  const directory = archive.indexOf(Buffer.from('504b0102', 'hex'));
  archive.writeUInt32LE(999, directory + 24);
  expect(() => extractFile(archive, 'pocketbase')).toThrow('the archive is damaged');
});
