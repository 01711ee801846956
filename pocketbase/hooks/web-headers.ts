const TYPES: { readonly [ending: string]: string } = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  // Modules are always UTF-8 (HTML standard).
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The build's index of the hub's pages, in `.pages.json`. */
export interface PageIndex {
  /** The hashes of the inline scripts and styles of the pages: the only ones that their policy allows. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The file for each address pattern, such as `/expiry/edit/:id`; `index.html` serves all others. */
  pages: { readonly [address: string]: string };
}

function contentSecurityPolicy({ scripts, styles }: PageIndex): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Features that tools need are allowed for the hub itself, all others for nobody. */
const PERMISSIONS_POLICY = [
  'camera=(self)',
  'clipboard-write=(self)',
  'screen-wake-lock=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** The file that answers a request: the page of an address, or an asset. */
export interface WebFile {
  kind: 'page' | 'asset' | 'file';
  path: string;
  contentType: string;
}

/**
 * The file of the built hub that answers `path` (without a leading slash); `null` if none may. A path without
 * an extension is a screen, so a page answers and its router takes over; `/api` and `/_` are PocketBase's,
 * and a missing asset must not be answered with a page.
 */
export function webFile(path: string, index: PageIndex): WebFile | null {
  if (/^(api|_)(\/|$)/.test(path) || /(^|\/)\./.test(path)) return null;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  const isAsset = path.startsWith('assets/');
  if (!isAsset && !lastPart.includes('.')) return webFile(pageOf(path, index), index);
  const ending = lastPart.slice(lastPart.lastIndexOf('.') + 1);
  const contentType = TYPES[ending];
  if (contentType === undefined) return null;
  return { kind: isAsset ? 'asset' : ending === 'html' ? 'page' : 'file', path, contentType };
}

function partsOf(address: string): string[] {
  return address.split('/').filter((part) => part !== '');
}

/** The page of an address: its own, or the one for all others. Addresses without parameters come first. */
function pageOf(path: string, { pages }: PageIndex): string {
  const given = partsOf(path);
  const isAsked = ([address]: [string, string]) => {
    const parts = partsOf(address);
    return (
      parts.length === given.length && parts.every((part, at) => part === given[at] || part.startsWith(':'))
    );
  };
  const [own] = Object.entries(pages)
    .filter(isAsked)
    .sort(([one], [other]) => one.split(':').length - other.split(':').length);
  return own?.[1] ?? 'index.html';
}

/** Headers only for a response opened as a page; PocketBase sends the first two with every response. */
export const PAGE_ONLY_HEADERS = ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'X-XSS-Protection'];

/** An SVG that is opened directly loads nothing and runs no script. */
const DRAWING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A page requests its icon up to four times: as the picture in it, and as the browser's own. */
const ICON_LIFE_S = 3_600;

/**
 * A worker has its own policy; without one it may send requests anywhere. Ours process people's files: they
 * may load their own code, and nothing else.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self'";
const WORKER = /\.worker-[\w-]+\.js$/;

/** The code reader is WebAssembly, which its page passes to it: only this worker may run it. */
const READER_POLICY = `${WORKER_POLICY} 'wasm-unsafe-eval'`;
const READER = /\/scan\.worker-[\w-]+\.js$/;

/** The service worker fetches the hub's files and forwards requests, to the hub only. */
const SERVICE_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
const SERVICE_WORKER = 'service-worker.js';

function cacheControlOf({ kind, contentType }: WebFile): string {
  if (kind === 'asset') return 'public, max-age=31536000, immutable';
  return contentType.startsWith('image/') ? `public, max-age=${ICON_LIFE_S}` : 'no-cache';
}

/**
 * The headers of a response: its caching, its type, and who may read it. A page also has the policies; an
 * SVG, which a browser opens like a page, has one that allows nothing.
 */
export function headersOf(file: WebFile, index: PageIndex): { [header: string]: string } {
  const { kind, contentType } = file;
  const headers = {
    'Cache-Control': cacheControlOf(file),
    'Content-Type': contentType,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  if (READER.test(file.path)) return { ...headers, 'Content-Security-Policy': READER_POLICY };
  if (WORKER.test(file.path)) return { ...headers, 'Content-Security-Policy': WORKER_POLICY };
  if (file.path === SERVICE_WORKER) return { ...headers, 'Content-Security-Policy': SERVICE_WORKER_POLICY };
  if (contentType === TYPES.svg) return { ...headers, 'Content-Security-Policy': DRAWING_POLICY };
  if (kind !== 'page') return headers;
  return {
    ...headers,
    'Content-Security-Policy': contentSecurityPolicy(index),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}
