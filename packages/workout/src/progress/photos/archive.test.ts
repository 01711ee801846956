import { zipSync, strToU8, unzipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packSets, unpackSets } from './archive';
import { makeSet } from './photo-set';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 7]);
const asIs = (photo: Blob) => Promise.resolve(photo);
const photo = (last: number) => new Blob([JPEG, new Uint8Array([last])], { type: 'image/jpeg' });

const SETS = [
  makeSet('2026-11-14', { front: photo(1), side: photo(2), back: photo(3) }),
  makeSet('2026-08-14', { back: photo(4) }),
];

async function bytes(blob: Blob): Promise<number[]> {
  return [...new Uint8Array(await blob.arrayBuffer())];
}

function zipOf(files: Zippable): Blob {
  return new Blob([zipSync(files)]);
}

const indexOf = (changes: object) =>
  strToU8(JSON.stringify({ kind: 'hub-progress-photos', version: 1, ...changes }));
const set = (changes: object = {}) => ({
  id: 'a',
  date: '2026-11-14',
  photos: { front: { id: 'b', file: 'f.jpg' } },
  ...changes,
});

it('packs sets so that they come out as they were', async () => {
  const unpacked = await unpackSets(await packSets(SETS), asIs);
  expect(unpacked).toEqual(SETS);
  expect(await bytes(unpacked[0]!.photos.side!.blob)).toEqual(await bytes(photo(2)));
  expect(unpacked[1]!.photos.back!.blob.type).toBe('image/jpeg');
});

it('names its files so that they can be read without the hub', async () => {
  const zip = await packSets(SETS);
  const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  expect(names).toContain(`2026-11-14-${SETS[0]!.id}/front.jpg`);
  expect(names).toHaveLength(5);
});

it('finds the sets when a person has unpacked the file and packed it again', async () => {
  const files = unzipSync(new Uint8Array(await (await packSets(SETS)).arrayBuffer()));
  const inFolder = Object.entries(files).map(([path, file]) => [`progress-photos/${path}`, file] as const);
  const again = zipOf({
    'progress-photos/': new Uint8Array(),
    ...Object.fromEntries(inFolder),
    'progress-photos/.DS_Store': strToU8('x'),
    'progress-photos/._photos.json': strToU8('x'),
    '__MACOSX/progress-photos/._photos.json': strToU8('x'),
  });
  expect(await unpackSets(again, asIs)).toEqual(SETS);
});

it('keeps what the check of a picture makes of it', async () => {
  const [first] = await unpackSets(await packSets(SETS), () => Promise.resolve(photo(9)));
  expect(await bytes(first!.photos.front!.blob)).toEqual(await bytes(photo(9)));
});

describe('unpackSets refuses', () => {
  it.each([
    ['what is no zip', new Blob(['no zip'])],
    ['an empty file', new Blob([])],
    ['a zip of other things', zipOf({ 'notes.txt': strToU8('x') })],
    ['a list that is no JSON', zipOf({ 'photos.json': strToU8('{') })],
    ['a list of another kind', zipOf({ 'photos.json': indexOf({ kind: 'x', sets: [] }) })],
    ['a list of a later version', zipOf({ 'photos.json': indexOf({ version: 2, sets: [] }) })],
    ['a photo that is missing', zipOf({ 'photos.json': indexOf({ sets: [set()] }) })],
    [
      'a photo that is no JPEG',
      zipOf({ 'photos.json': indexOf({ sets: [set()] }), 'f.jpg': strToU8('<svg/>') }),
    ],
    [
      'a photo that would fill the memory',
      zipOf({
        'photos.json': indexOf({ sets: [set()] }),
        'f.jpg': new Uint8Array(20_000_001).fill(1).fill(0xff, 0, 3),
      }),
    ],
    [
      'a date that there is not',
      zipOf({ 'photos.json': indexOf({ sets: [set({ date: '2026-02-30' })] }), 'f.jpg': JPEG }),
    ],
    [
      'a set without photos',
      zipOf({ 'photos.json': indexOf({ sets: [set({ photos: {} })] }), 'f.jpg': JPEG }),
    ],
    ['an id that is none', zipOf({ 'photos.json': indexOf({ sets: [set({ id: '../a' })] }), 'f.jpg': JPEG })],
  ])('%s', async (_, zip) => {
    await expect(unpackSets(zip, asIs)).rejects.toMatchObject({ kind: 'no-archive' });
  });

  it('a picture that can’t be read, and then takes none of the others', async () => {
    await expect(
      unpackSets(await packSets(SETS), () => Promise.reject(new Error('no picture'))),
    ).rejects.toMatchObject({
      kind: 'no-archive',
      message: 'This file holds no exported photos. Choose the zip file that Export made.',
    });
  });
});
