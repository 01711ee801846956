import { describe, expect, it } from 'vitest';
import { isFile, isScreen, splitByTime } from './files';

describe('the files of the build', () => {
  it('come at the installation, but for the heavy ones', () => {
    const urls = ['index.html', 'assets/kit-1a.js', 'assets/chart-2b.js', 'assets/exercise-library-3c.js'];
    const { first, later } = splitByTime(urls.map((url) => ({ url, revision: null })));
    expect(first.map(({ url }) => url)).toEqual(['index.html', 'assets/kit-1a.js']);
    expect(later.map(({ url }) => url)).toEqual(['assets/chart-2b.js', 'assets/exercise-library-3c.js']);
  });
});

describe('an answer', () => {
  it.each<[string, ResponseInit, boolean]>([
    ['of the hub', { headers: { 'X-Hub': 'id' } }, true],
    ['of a captive portal', {}, false],
    ['of the hub that has no such file', { status: 404, headers: { 'X-Hub': 'id' } }, false],
  ])('%s is kept or not (%j): %s', (_, init, isKept) => {
    expect(isFile(new Response('', init))).toBe(isKept);
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
