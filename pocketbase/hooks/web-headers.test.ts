import { describe, expect, it } from 'vitest';
import { pageFile, SECURITY_HEADERS } from './web-headers';

describe('pageFile', () => {
  it.each(['', 'index.html', 'expiry', 'expiry/', 'expiry/edit/abc', 'login', 'apiary', 'currency/EUR-USD'])(
    'answers "%s" with the page, to be checked each time',
    (path) => {
      expect(pageFile(path)).toEqual({
        path: 'index.html',
        contentType: 'text/html; charset=utf-8',
        cacheControl: 'no-cache',
      });
    },
  );

  it('keeps hashed assets for good, and nothing else', () => {
    expect(pageFile('assets/app-1a2b.js')?.cacheControl).toBe('public, max-age=31536000, immutable');
    expect(pageFile('icon.svg')).toMatchObject({ path: 'icon.svg', cacheControl: 'no-cache' });
  });

  it.each([
    'api',
    'api/',
    'api/nothing',
    '_',
    '_/x',
    '.env',
    'assets/.hidden.js',
    'assets/app',
    'x.js.br',
    'x.php',
  ])('answers "%s" with nothing', (path) => {
    expect(pageFile(path)).toBeNull();
  });
});

describe('the security headers', () => {
  it('let no inline script or style run', () => {
    expect(SECURITY_HEADERS['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
  });
});
