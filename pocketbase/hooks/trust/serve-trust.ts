/** The page loads nothing, and no script runs in it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type TrustLibrary = typeof import('./page');

/** Answers `GET /api/hub/trust`. Loads the code for QR codes only now, because each engine would have to run it. */
export function serveTrustPage(e: RequestEvent): void {
  const { trustPage } = require(`${__hooks}/lib/trust.js`) as TrustLibrary;
  const header = e.response.header();
  header.set('Content-Type', 'text/html; charset=utf-8');
  header.set('Content-Security-Policy', POLICY);
  header.set('Referrer-Policy', 'no-referrer');
  e.string(200, trustPage(e.request.host));
}
