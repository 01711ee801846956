import { describe, expect, it } from 'vitest';
import { headersOf, type PageIndex, webFile } from './web-headers';

const index: PageIndex = {
  scripts: ["'sha256-c2NyaXB0'"],
  styles: ["'sha256-c3R5bGU='"],
  pages: {
    '/': 'pages/home.html',
    '/login': 'pages/login.html',
    '/loyality/:id': 'pages/loyality-id.html',
    '/loyality/add': 'pages/loyality-add.html',
    '/loyality/:id/edit': 'pages/loyality-id-edit.html',
  },
};

describe('webFile', () => {
  it.each([
    ['', 'pages/home.html'],
    ['login', 'pages/login.html'],
    ['login/', 'pages/login.html'],
    ['loyality/add', 'pages/loyality-add.html'],
    ['loyality/abc', 'pages/loyality-id.html'],
    ['loyality/abc/edit', 'pages/loyality-id-edit.html'],
    ['loyality/abc/edit/more', 'index.html'],
    ['home', 'index.html'],
    ['constructor', 'index.html'],
    ['index.html', 'index.html'],
    ['apiary', 'index.html'],
    ['currency/EUR-USD', 'index.html'],
  ])('answers "%s" with the page %s', (path, file) => {
    expect(webFile(path, index)).toEqual({
      kind: 'page',
      path: file,
      contentType: 'text/html; charset=utf-8',
    });
  });

  it('knows a hashed asset from other files', () => {
    expect(webFile('assets/app-1a2b.js', index)).toMatchObject({ kind: 'asset', path: 'assets/app-1a2b.js' });
    expect(webFile('icon.svg', index)).toMatchObject({ kind: 'file', path: 'icon.svg' });
  });

  it.each([
    'api',
    'api/',
    'api/nothing',
    '_',
    '_/x',
    '.env',
    '.pages.json',
    'assets/.hidden.js',
    'assets/app',
    'x.js.br',
    'x.php',
  ])('answers "%s" with nothing', (path) => {
    expect(webFile(path, index)).toBeNull();
  });
});

describe('the headers', () => {
  const headers = (path: string) => headersOf(webFile(path, index)!, index);

  it('let no inline script or style run but those that the build wrote', () => {
    const policy = headers('login')['Content-Security-Policy'];
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("script-src 'self' 'sha256-c2NyaXB0';");
    expect(policy).toContain("style-src 'self' 'sha256-c3R5bGU=';");
  });

  it('let a page start no worker but a file of the hub, and put no text where a browser runs it', () => {
    const policy = headers('')['Content-Security-Policy'];
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it('of a page carry the policies', () => {
    expect(headers('')).toMatchObject({ 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' });
    expect(headers('')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });

  it('let a worker load its own code and reach nothing else', () => {
    const policy = headers('assets/obscura.worker-BMX_m-TQ.js')['Content-Security-Policy'];
    expect(policy).toBe("default-src 'none'; script-src 'self'");
    expect(headers('assets/obscura-BMX_m-TQ.js')).not.toHaveProperty('Content-Security-Policy');
  });

  it('let the reader of codes run WebAssembly, and no page and no other worker', () => {
    const policy = headers('assets/scan.worker-BMX_m-TQ.js')['Content-Security-Policy'];
    expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
    for (const path of ['', 'loyality/scan', 'assets/obscura.worker-BMX_m-TQ.js', 'service-worker.js'])
      expect(headers(path)['Content-Security-Policy'], path).not.toContain('wasm');
    expect(headers('assets/zxing_reader-BMX_m-TQ.wasm')['Content-Type']).toBe('application/wasm');
  });

  it('let the hub’s own pages alone ask for the camera', () => {
    expect(headers('')['Permissions-Policy']).toContain('camera=(self),');
  });

  it('let the service worker reach the hub alone', () => {
    const policy = headers('service-worker.js')['Content-Security-Policy'];
    expect(policy).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
  });

  it('let a drawing that is opened like a page do nothing', () => {
    expect(headers('icon.svg')['Content-Security-Policy']).toContain("default-src 'none'");
    expect(headers('icon-192.png')).not.toHaveProperty('Content-Security-Policy');
  });

  it('let an icon be kept for an hour, and have all else that is named by hand checked each time', () => {
    expect(headers('icon.svg')['Cache-Control']).toBe('public, max-age=3600');
    expect(headers('icon-192.png')['Cache-Control']).toBe('public, max-age=3600');
    expect(headers('manifest.webmanifest')['Cache-Control']).toBe('no-cache');
    expect(headers('guides/warming-up.pdf')['Cache-Control']).toBe('no-cache');
  });

  it('of a hashed asset say its type, how long to keep it and who may read it, and no more', () => {
    expect(headers('assets/app-1a2b.js')).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'text/javascript',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
});
