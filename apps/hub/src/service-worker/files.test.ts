import { describe, expect, it, vi } from 'vitest';
import { hubsOwn, isFile, isMissing, isScreen, splitByTime } from './files';

describe('the files of the build', () => {
  it('come at the installation, but for the heavy ones, and those that only some people use', () => {
    const home = { url: 'index.html', revision: '1a' };
    const kit = { url: 'assets/kit-1a.js', revision: null, isLater: false };
    const chart = { url: 'assets/ui-chart-2b.js', revision: null, isLater: true };
    const reader = { url: 'assets/zxing_reader-3c.wasm', revision: null, isOnUse: true };
    expect(splitByTime([home, chart, reader, kit])).toEqual({
      first: [home, kit],
      later: [chart],
      onUse: [reader],
    });
  });
});

describe('an answer', () => {
  it.each<[string, ResponseInit, boolean]>([
    ['of the hub', { headers: { 'X-Hub': 'id' } }, true],
    ['of a captive portal', {}, false],
    ['of the hub that has no such file', { status: 404, headers: { 'X-Hub': 'id' } }, false],
  ])('%s is kept or not (%j): %s', (_, init, isPersisted) => {
    expect(isFile(new Response('', init))).toBe(isPersisted);
  });
});

it.each<[string, ResponseInit, boolean]>([
  ['where the hub has no such file', { status: 404, headers: { 'X-Hub': 'id' } }, true],
  ['not where a proxy says so', { status: 404 }, false],
  ['not where it is there', { headers: { 'X-Hub': 'id' } }, false],
])('a newer version is on the server %s (%j): %s', (_, init, expected) => {
  expect(isMissing(new Response('', init))).toBe(expected);
});

describe('what the browser has of a file', () => {
  const marked = () => new Response('new', { headers: { 'X-Hub': 'id' } });

  it.each<[string, () => Response, number]>([
    ['from before the hub marked its answers is fetched again', () => new Response('old'), 1],
    ['from since then is taken', marked, 0],
  ])('%s', async (_, known, fetched) => {
    const fetchAgain = vi.fn(() => Promise.resolve(marked()));
    vi.stubGlobal('fetch', fetchAgain);
    expect(await (await hubsOwn('/assets/kit-1a.js', known())).text()).toBe('new');
    expect(fetchAgain.mock.calls).toEqual(Array(fetched).fill(['/assets/kit-1a.js', { cache: 'reload' }]));
  });
});

describe('a screen', () => {
  it.each(['/', '/login', '/expiry/edit/abc', '/loyality', '/apiary', '/workout/admin/users'])(
    'is what stands at %s',
    (pathname) => {
      expect(isScreen(pathname)).toBe(true);
    },
  );

  it.each(['/api', '/api/hub/rates/latest', '/_/', '/_', '/guides/passports.pdf', '/manifest.webmanifest'])(
    'is not what stands at %s',
    (pathname) => {
      expect(isScreen(pathname)).toBe(false);
    },
  );
});
