import { expect, it } from 'vitest';
import { installFiles } from './install';

/** Installs these files, each with its key in the cache; the test answers the requests. */
function install(files: Readonly<Record<string, string>>) {
  const asked: {
    url: string;
    cache: string;
    cacheKey: string | undefined;
    answer: () => void;
    fail: () => void;
  }[] = [];
  const precache = {
    getCachedURLs: () => Object.keys(files),
    getCacheKeyForURL: (url: string) => files[url],
  };
  const done = installFiles(precache, ({ url, cache }, cacheKey) => {
    return new Promise<void>((answer, reject) => {
      asked.push({ url, cache, cacheKey, answer, fail: () => reject(new Error('lost')) });
    });
  });
  return { asked, done };
}

const urls = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://hub.test/assets/${name}.js`);
const FILES = Object.fromEntries(urls.map((url) => [url, url]));

it('fetches four files at a time, and the next as soon as one of them is there', async () => {
  const { asked, done } = install(FILES);
  expect(asked.map(({ url }) => url)).toEqual(urls.slice(0, 4));
  asked[2]?.answer();
  await expect.poll(() => asked.map(({ url }) => url)).toEqual(urls);
  for (const { answer } of asked) answer();
  await done;
});

it('fails if one file can’t be fetched, and asks for no more', async () => {
  const { asked, done } = install(FILES);
  asked[1]?.fail();
  await expect(done).rejects.toThrow('lost');
  for (const { answer } of asked) answer();
  await new Promise(setImmediate);
  expect(asked).toHaveLength(4);
});

it('asks the hub itself for a file whose name has no hash, and caches it under its revision', async () => {
  const { asked, done } = install({
    'https://hub.test/assets/kit-1a.js': 'https://hub.test/assets/kit-1a.js',
    'https://hub.test/index.html': 'https://hub.test/index.html?__WB_REVISION__=2b',
  });
  expect(asked).toMatchObject([
    { cache: 'default', cacheKey: 'https://hub.test/assets/kit-1a.js' },
    { cache: 'reload', cacheKey: 'https://hub.test/index.html?__WB_REVISION__=2b' },
  ]);
  for (const { answer } of asked) answer();
  await done;
});
