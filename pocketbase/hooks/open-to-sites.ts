/**
 * The middleware of routes that other sites may call. It runs before PocketBase's own CORS, which allows the
 * hub's pages only.
 */
export const SITES = 'hubSites';
export const SITES_PRIORITY = -99_997;

/**
 * Lets pages and extensions of any site read the response (CORS), and answers preflight requests. No cookies
 * are accepted.
 */
export function openToSites(e: RequestEvent): void {
  const header = e.response.header();
  header.set('Access-Control-Allow-Origin', '*');
  if (e.request.method !== 'OPTIONS') {
    e.next();
    return;
  }
  header.set('Access-Control-Allow-Methods', 'POST');
  header.set('Access-Control-Allow-Headers', 'authentication, authorization, content-type, x-requested-with');
  header.set('Access-Control-Max-Age', '86400');
  e.noContent(204);
}
