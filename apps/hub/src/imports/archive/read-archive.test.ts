import { ImportFault } from '@hub/tool-kit/import';
import { BlobWriter, configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { makeZip } from 'client-zip';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_LIMITS, type ListedFile, MANIFEST, README } from './manifest';
import { isArchive, openArchive } from './read-archive';
import { sha256 } from './sha256';

configure({ useWebWorkers: false });

type Parts = Record<string, string>;

const PARTS: Parts = {
  [README]: 'About',
  'data/aliases.json': '[\n{"id":"a00000000000000","email":"a@hub.test"}\n]\n',
  'files/expiry/a00000000000000/scan.png': 'a picture',
};
const bytes = (text: string) => new TextEncoder().encode(text);

async function listOf(parts: Parts): Promise<ListedFile[]> {
  return Promise.all(
    Object.entries(parts).map(async ([path, text]) => ({
      path,
      bytes: bytes(text).length,
      sha256: await sha256(bytes(text)),
    })),
  );
}

function manifestOf(files: readonly ListedFile[], changes: object = {}): string {
  return JSON.stringify({
    ...{ kind: 'hub-export', format: 1, hub: '1', made: '2026-11-21T10:00:00.000Z', withFiles: true },
    ...{
      person: { id: 'a', name: 'A', email: 'a@hub.test' },
      counts: { aliases: 1 },
      leftOut: [],
      missing: [],
    },
    ...{ files, ...changes },
  });
}

function zipOf(entries: readonly (readonly [string, string])[]): Promise<Blob> {
  const lastModified = new Date(0);
  const files = entries.map(([name, text]) =>
    name.endsWith('/') ? { name, lastModified } : { name, lastModified, input: bytes(text) },
  );
  return new Response(makeZip(files)).blob();
}

/** An archive of these parts, whose list may differ from them. */
async function archiveOf(
  parts: Parts,
  { listed = parts, changes = {} }: { listed?: Parts; changes?: object } = {},
) {
  const manifest = manifestOf(await listOf(listed), changes);
  return zipOf([...Object.entries(parts), [MANIFEST, manifest]]);
}

/**
 * Reads a whole archive; returns the message of its `ImportFault`, or `null`. Any other error is rethrown.
 */
async function refusalOf(file: Blob): Promise<string | null> {
  try {
    const archive = await openArchive(file);
    for (const { path } of archive.manifest.files) await archive.bytes(path);
    for (const collection of Object.keys(archive.manifest.counts)) await archive.records(collection);
    return null;
  } catch (error) {
    if (error instanceof ImportFault) return error.message;
    throw error;
  }
}

describe('a file of all that somebody has', () => {
  it('is recognised by its first part, and read', async () => {
    const file = await archiveOf(PARTS);
    expect(await isArchive(file)).toBe(true);
    expect(await refusalOf(file)).toBeNull();
    const archive = await openArchive(file);
    expect(await archive.records('aliases')).toEqual([{ id: 'a00000000000000', email: 'a@hub.test' }]);
  });

  it.each([
    ['in its folder', 'My data/'],
    ['without it', ''],
  ])('is read when a person has unpacked it and packed it again, %s', async (_, folder) => {
    const manifest = manifestOf(await listOf(PARTS));
    const parts = Object.entries({ [MANIFEST]: manifest, ...PARTS }).reverse();
    const packed = parts.flatMap(([path, text]): [string, string][] => [
      [`${folder}${path}`, text],
      [`__MACOSX/${folder}._${path}`, 'of the Finder'],
    ]);
    const file = await zipOf([...packed, [`${folder}.DS_Store`, 'of the Finder'], [`${folder}data/`, '']]);
    expect(await isArchive(file)).toBe(true);
    expect(await refusalOf(file)).toBeNull();
  });

  it.each([
    [
      'another zip',
      zipOf([
        ['pass.json', '{}'],
        [MANIFEST, '{}'],
      ]),
    ],
    ['a zip with such a file deep inside', zipOf([[`a/b/${README}`, 'About']])],
    ['a text', Promise.resolve(new Blob(['a,b\n1,2']))],
    ['nothing', Promise.resolve(new Blob([]))],
  ])('is not %s', async (_, file) => {
    expect(await isArchive(await file)).toBe(false);
  });
});

const NOT_WHOLE = 'The file is not whole. Download it again, and choose it once more.';
const UNREADABLE =
  'The list in this file can’t be read: it is damaged, or from a newer hub. Download the file again.';
const without = (path: string) => Object.fromEntries(Object.entries(PARTS).filter(([name]) => name !== path));
const DATA = 'data/aliases.json';
const DOCUMENT = 'files/expiry/a00000000000000/scan.png';

describe('is refused with a sentence', () => {
  it('where it is cut off, anywhere', async () => {
    const file = await archiveOf(PARTS);
    for (let length = 0; length < file.size; length += 7)
      expect(await refusalOf(file.slice(0, length)), String(length)).toBe(NOT_WHOLE);
  });

  it.each([
    ['without its list', zipOf(Object.entries(PARTS)), NOT_WHOLE],
    [
      'with a part that is not listed',
      archiveOf({ ...PARTS, 'data/tokens.json': '[]' }, { listed: PARTS }),
      '“data/tokens.json” is in the file but not in its list. Nothing from it was imported.',
    ],
    ['without a part that is listed', archiveOf(without(DOCUMENT), { listed: PARTS }), NOT_WHOLE],
    [
      'without the records of a collection',
      archiveOf(without(DATA)),
      'The records of “aliases” are missing. Download the file again.',
    ],
    [
      'with another document than is listed',
      archiveOf({ ...PARTS, [DOCUMENT]: 'A picture' }, { listed: PARTS }),
      `“${DOCUMENT}” is not what the list says. Download the file again.`,
    ],
    [
      'with a longer document than is listed',
      archiveOf({ ...PARTS, [DOCUMENT]: 'a picture!' }, { listed: PARTS }),
      'A part of the file is larger than its list says.',
    ],
    [
      'with records that are none',
      archiveOf({ ...PARTS, [DATA]: '{}' }),
      'The records of “aliases” can’t be read. Download the file again.',
    ],
    [
      'with records without ids',
      archiveOf({ ...PARTS, [DATA]: '[{"id":1}]' }),
      'The records of “aliases” can’t be read. Download the file again.',
    ],
    [
      'with broken JSON',
      archiveOf({ ...PARTS, [DATA]: '[' }),
      'The records of “aliases” can’t be read. Download the file again.',
    ],
    ['of a newer format', archiveOf(PARTS, { changes: { format: 2 } }), UNREADABLE],
    ['with a list that is none', zipOf([...Object.entries(PARTS), [MANIFEST, 'null']]), UNREADABLE],
    ['with a part twice', zipOf([...Object.entries(PARTS), [DATA, '[]'], [MANIFEST, '{}']]), NOT_WHOLE],
  ])('%s', async (_, file, sentence) => {
    expect(await refusalOf(await file)).toBe(sentence);
  });

  it.each(['../evil', '/evil', 'a/../../evil', 'C:\\evil', 'a\\..\\evil', './evil', 'a//b', '.hidden', 'é'])(
    'with a part that is named %s',
    async (path) => {
      expect(await refusalOf(await archiveOf({ ...PARTS, [path]: 'x' }))).not.toBeNull();
    },
  );

  it('where its list says that a document is larger than a hub takes', async () => {
    const files = await listOf(PARTS);
    const large = files.map((file) =>
      file.path === DOCUMENT ? { ...file, bytes: ARCHIVE_LIMITS.fileBytes + 1 } : file,
    );
    const file = await zipOf([...Object.entries(PARTS), [MANIFEST, manifestOf(large)]]);
    expect(await refusalOf(file)).toBe(
      `“${DOCUMENT}” is larger than a hub would make it. Nothing from this file was imported.`,
    );
  });

  it('where a part unpacks to more than it says, without unpacking all of it', async () => {
    const writer = new ZipWriter(new BlobWriter());
    await writer.add(README, new Uint8ArrayReader(bytes('About')));
    await writer.add(DATA, new Uint8ArrayReader(bytes(PARTS[DATA] ?? '')));
    await writer.add(DOCUMENT, new Uint8ArrayReader(new Uint8Array(30_000_000)), { level: 9 });
    await writer.add(MANIFEST, new Uint8ArrayReader(bytes(manifestOf(await listOf(PARTS)))));
    const file = await writer.close();
    expect(file.size).toBeLessThan(100_000);
    expect(await refusalOf(file)).toBe('A part of the file is larger than its list says.');
  });

  it('or read, whatever bytes of it are others', async () => {
    const whole = new Uint8Array(await (await archiveOf(PARTS)).arrayBuffer());
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const changed = Uint8Array.from(whole);
        for (const [at, byte] of changes) changed[at] = byte;
        const file = new Blob([changed]);
        await isArchive(file);
        await refusalOf(file);
      }),
      { numRuns: 500 },
    );
  });

  it('or read, whatever its list says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (list) => {
        const file = await zipOf([...Object.entries(PARTS), [MANIFEST, list]]);
        expect(await refusalOf(file)).toBe(UNREADABLE);
      }),
      { numRuns: 200 },
    );
  });
});
