const TYPES: { readonly [ending: string]: string } = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

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

/** A file of the hub that a request asks for. */
export interface PageFile {
  path: string;
  contentType: string;
  cacheControl: string;
}

/**
 * The file of the built hub that answers `path` (with no leading slash); `null` when nothing may.
 * A path with no ending is a screen of the hub, so the page answers and its router takes over;
 * `/api` and `/_` are PocketBase's, and an asset that is missing must not look like a page.
 */
export function pageFile(path: string): PageFile | null {
  if (/^(api|_)(\/|$)/.test(path) || /(^|\/)\./.test(path)) return null;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  const isAsset = path.startsWith('assets/');
  if (!isAsset && !lastPart.includes('.')) return pageFile('index.html');
  const contentType = TYPES[lastPart.slice(lastPart.lastIndexOf('.') + 1)];
  if (contentType === undefined) return null;
  return { path, contentType, cacheControl: isAsset ? 'public, max-age=31536000, immutable' : 'no-cache' };
}

/** The headers of every answer of the hub's own files. */
export const SECURITY_HEADERS: { readonly [header: string]: string } = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
