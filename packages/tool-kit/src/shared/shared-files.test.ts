import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropShared,
  isFromElsewhere,
  listShared,
  storeShared,
  MOST_SHARED,
  takeShared,
} from './shared-files';

/** The part of the Cache API that is used. */
class Caches {
  readonly #open = new Map<string, Map<string, Response>>();

  has = (name: string) => Promise.resolve(this.#open.has(name));
  delete = (name: string) => Promise.resolve(this.#open.delete(name));
  open(name: string) {
    const entries = this.#open.get(name) ?? new Map<string, Response>();
    this.#open.set(name, entries);
    return Promise.resolve({
      put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
      keys: () => Promise.resolve([...entries.keys()]),
      matchAll: () => Promise.resolve([...entries.values()]),
    });
  }
}

function shareOf(...files: File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return form;
}

const lease = new File(['%PDF'], 'Lease ü.pdf', { type: 'application/pdf' });

beforeEach(() => {
  vi.stubGlobal('caches', new Caches());
});

describe('files that other apps share', () => {
  it('wait beside those of earlier shares, under their names, until they are taken', async () => {
    expect(await listShared()).toHaveLength(0);
    expect(await storeShared(shareOf(lease))).toBe(0);
    await storeShared(shareOf(new File(['a'], 'a.jpg', { type: 'image/jpeg' }), lease));
    expect(await listShared()).toHaveLength(3);
    const taken = await takeShared();
    expect(taken.map(({ name, type }) => [name, type])).toEqual([
      ['Lease ü.pdf', 'application/pdf'],
      ['a.jpg', 'image/jpeg'],
      ['Lease ü.pdf', 'application/pdf'],
    ]);
    expect(await taken[0]!.text()).toBe('%PDF');
    expect(await listShared()).toHaveLength(0);
  });

  it.each([
    ['image/jpg', 'image/jpeg'],
    ['application/vnd-com.apple.pkpass', 'application/vnd.apple.pkpass'],
    ['text/plain', 'text/plain'],
  ])('of the type %s are %s', async (given, type) => {
    await storeShared(shareOf(new File(['a'], 'a', { type: given })));
    expect(await listShared()).toEqual([{ name: 'a', type, size: 1 }]);
    expect((await takeShared()).map((file) => file.type)).toEqual([type]);
  });

  it('are thrown away by who does not want them', async () => {
    await storeShared(shareOf(lease));
    await dropShared();
    expect(await listShared()).toHaveLength(0);
  });

  it('are so many at most, over several shares, and the others are counted', async () => {
    await storeShared(shareOf(...Array<File>(MOST_SHARED.files - 1).fill(lease)));
    expect(await storeShared(shareOf(lease, lease, lease))).toBe(2);
    expect(await listShared()).toHaveLength(MOST_SHARED.files);
  });

  it('are so large at most together, and a smaller one still fits', async () => {
    const large = new File([], 'large.pdf');
    // One file of 200 MB uses up the limit.
    Object.defineProperty(large, 'size', { value: 200_000_000 });
    expect(await storeShared(shareOf(lease))).toBe(0);
    const form = { getAll: () => [large, lease] } as unknown as FormData;
    expect(await storeShared(form)).toBe(1);
    expect(await listShared()).toHaveLength(2);
  });
});

it.each([
  ['', false],
  ['about:client', false],
  ['https://hub.example/obscura', false],
  ['https://elsewhere.example/', true],
  ['https://hub.example.elsewhere.example/', true],
  ['http://hub.example/', true],
  ['android-app://com.example.gallery/', false],
])('a form that came from “%s” is another web site’s: %s', (referrer, isForeign) => {
  expect(isFromElsewhere(referrer, 'https://hub.example')).toBe(isForeign);
});
