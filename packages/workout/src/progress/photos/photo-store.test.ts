import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSet } from './photo-set';
import { photoStore } from './photo-store';

/** The store on an in-memory IndexedDB, a new one for each test. */

const picture = new Blob(['x'], { type: 'image/jpeg' });
const setOf = (date: string) => makeSet(date, { front: picture });
const mei = photoStore('mei');

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('keeps sets, the newest first, with their pictures', async () => {
  const sets = ['2026-08-14', '2026-11-14', '2025-12-31'].map(setOf);
  expect(await mei.add(sets)).toBe(3);
  const kept = await mei.list();
  expect(kept.map(({ date }) => date)).toEqual(['2026-11-14', '2026-08-14', '2025-12-31']);
  expect(await kept[0]!.photos.front!.blob.text()).toBe('x');
});

it('adds no set twice', async () => {
  const [first, second] = [setOf('2026-08-14'), setOf('2026-11-14')];
  await mei.add([first]);
  expect(await mei.add([first, second])).toBe(1);
  expect(await mei.list()).toHaveLength(2);
});

it('moves a set with its photos to another day', async () => {
  const [first, second] = [setOf('2026-08-14'), setOf('2026-11-14')];
  await mei.add([first, second]);
  await mei.move(first.id, '2026-11-20');
  await photoStore('adam').move(second.id, '2020-01-01');
  await mei.move('not-there', '2020-01-01');
  const kept = await mei.list();
  expect(kept.map(({ id, date }) => [id, date])).toEqual([
    [first.id, '2026-11-20'],
    [second.id, '2026-11-14'],
  ]);
  expect(kept[0]!.photos.front).toMatchObject({ date: '2026-11-20' });
  expect(await kept[0]!.photos.front!.blob.text()).toBe('x');
});

it('shows a person their own sets alone, though two have the same one', async () => {
  const adam = photoStore('adam');
  const set = setOf('2026-11-14');
  await mei.add([set]);
  expect(await adam.list()).toEqual([]);
  expect(await adam.add([set])).toBe(1);
  await adam.delete(set.id);
  expect(await adam.list()).toEqual([]);
  expect(await mei.list()).toHaveLength(1);
});

describe('says what went wrong', () => {
  it('where the device is full, and keeps nothing of what was being added', async () => {
    const put = IDBObjectStore.prototype.put;
    let count = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      count += 1;
      if (count === 2) throw new DOMException('No room.', 'QuotaExceededError');
      return put.call(this, value);
    });
    await expect(mei.add([setOf('2026-08-14'), setOf('2026-11-14')])).rejects.toMatchObject({
      kind: 'full',
      message: /no space left for photos on this device, so nothing was saved/,
    });
    vi.restoreAllMocks();
    expect(await mei.list()).toEqual([]);
  });

  it('where a browser has no store', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(mei.list()).rejects.toMatchObject({ kind: 'unavailable', message: /private mode/ });
  });

  it('where a browser refuses to open one', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Not allowed.', 'InvalidStateError');
    });
    await expect(mei.list()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('where reading fails', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'index').mockImplementation(() => {
      throw new DOMException('Broken.', 'UnknownError');
    });
    await expect(mei.list()).rejects.toMatchObject({ kind: 'failed' });
  });
});
