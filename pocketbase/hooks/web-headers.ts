const TYPES: { readonly [ending: string]: string } = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  // Modules are UTF-8 whatever is said of them (HTML standard).
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

/** What the build says of the hub's pages, in `.pages.json`. */
export interface PageIndex {
  /** The hashes of the scripts and styles that stand in a page: the only ones that its policy lets in. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The file for each address, such as `/expiry/edit/:id`; `index.html` is for all others. */
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

/** What the tools need, for the hub itself; what none needs, for nobody. */
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

/** What the hub answers a request with: the page of an address, or a file. */
export interface WebFile {
  kind: 'page' | 'asset' | 'file';
  path: string;
  contentType: string;
}

/**
 * The part of the built hub that answers `path` (with no leading slash); `null` when nothing may.
 * A path with no ending is a screen of the hub, so a page answers and its router takes over;
 * `/api` and `/_` are PocketBase's, and an asset that is missing must not look like a page.
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

/** The file that draws an address: its own, or the one for all that have none. Addresses without a gap come first. */
function pageOf(path: string, { pages }: PageIndex): string {
  const asked = partsOf(path);
  const isAsked = ([address]: [string, string]) => {
    const parts = partsOf(address);
    return (
      parts.length === asked.length && parts.every((part, at) => part === asked[at] || part.startsWith(':'))
    );
  };
  const [own] = Object.entries(pages)
    .filter(isAsked)
    .sort(([one], [other]) => one.split(':').length - other.split(':').length);
  return own?.[1] ?? 'index.html';
}

/** What only a browser that opens an answer as a page looks at; PocketBase sends the first two with every answer. */
export const PAGE_ONLY_HEADERS = ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'X-XSS-Protection'];

/** A picture that is opened directly loads nothing, and no script in it runs. */
const DRAWING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A page asks for its icon up to four times: as the drawing in it, and as the browser's own. */
const ICON_LIFE_S = 3_600;

/**
 * A worker has a policy of its own, and without one it may ask anybody for anything. Ours are given people's files: they
 * load their own code, and reach nothing else.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self'";
const WORKER = /\.worker-[\w-]+\.js$/;

/** The reader of codes is WebAssembly, whose program its page hands it: this worker alone may run one. */
const READER_POLICY = `${WORKER_POLICY} 'wasm-unsafe-eval'`;
const READER = /\/scan\.worker-[\w-]+\.js$/;

/** The service worker fetches the files of the hub and hands requests on, to the hub alone. */
const SERVICE_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
const SERVICE_WORKER = 'service-worker.js';

function cacheControlOf({ kind, contentType }: WebFile): string {
  if (kind === 'asset') return 'public, max-age=31536000, immutable';
  return contentType.startsWith('image/') ? `public, max-age=${ICON_LIFE_S}` : 'no-cache';
}

/**
 * The headers of an answer: how long to keep it, its type, and who may read it. A page carries the policies as well, and
 * a drawing, which a browser opens like a page, one that lets it do nothing.
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
