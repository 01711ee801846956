import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.mjs';
import { zip } from '../testing/zip.mjs';
import { extractFile, unzip } from './unzip.mjs';

test('gives the file', async () => {
  const text = 'a program '.repeat(500);
  expect((await extractFile(zip('pocketbase', text), 'pocketbase')).toString()).toBe(text);
});

test('gives an empty file', async () => {
  expect(await extractFile(zip('pocketbase', ''), 'pocketbase')).toHaveLength(0);
});

test('says which file is missing', async () => {
  await expect(extractFile(zip('LICENSE.md', 'MIT'), 'pocketbase')).rejects.toThrow(
    'the archive holds no pocketbase',
  );
});

test('refuses an archive whose end is missing', async () => {
  const archive = zip('pocketbase', 'a program');
  await expect(extractFile(archive.subarray(0, -30), 'pocketbase')).rejects.toThrow('truncated');
});

test('refuses an archive whose content has another size than it says', async () => {
  const archive = zip('pocketbase', 'a program');
  const directory = archive.indexOf(Buffer.from('504b0102', 'hex'));
  archive.writeUInt32LE(999, directory + 24);
  await expect(extractFile(archive, 'pocketbase')).rejects.toThrow('not enough bytes');
});

/**
 * Unpacks an archive into a folder, and returns the folder.
 * @param {Buffer} archive
 * @param {string} [needed]
 */
async function unzipped(archive, needed = 'data.db') {
  const folder = await temporaryFolder();
  const path = join(await temporaryFolder(), 'a.zip');
  await writeFile(path, archive);
  await unzip(path, folder, needed);
  return folder;
}

test('unpacks an archive into a folder', async () => {
  const text = 'a record '.repeat(50_000);
  const folder = await unzipped(zip('storage/a/data.db', text), 'storage/a/data.db');
  expect(await readFile(join(folder, 'storage/a/data.db'), 'utf8')).toBe(text);
});

test('does not unpack an archive that lacks what is needed', async () => {
  await expect(unzipped(zip('letter.txt', 'Dear Ada'))).rejects.toThrow('the archive holds no data.db');
});

test('does not write outside the folder', async () => {
  const name = '../data.db';
  await expect(unzipped(zip(name, 'a database'), name)).rejects.toThrow('invalid relative path: ../data.db');
});

test.each([
  ['its end is missing', (/** @type {Buffer} */ archive) => archive.subarray(0, -10), 'truncated'],
  ['it is empty', () => Buffer.alloc(0), 'truncated'],
  [
    'a file has another sum than it says',
    (/** @type {Buffer} */ archive) => spoil(archive, 16),
    'data.db is damaged',
  ],
  ['a file is longer than it says', (/** @type {Buffer} */ archive) => spoil(archive, 24), 'too many bytes'],
])('finds an archive damaged when %s', async (_what, damage, reason) => {
  await expect(unzipped(damage(zip('data.db', 'a database')))).rejects.toThrow(reason);
});

/**
 * @param {Buffer} archive
 * @param {number} offset the position of a number in the directory, which is decreased by one
 */
function spoil(archive, offset) {
  const at = archive.indexOf(Buffer.from('504b0102', 'hex')) + offset;
  archive.writeUInt32LE(archive.readUInt32LE(at) - 1, at);
  return archive;
}
