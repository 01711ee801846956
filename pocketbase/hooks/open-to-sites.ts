/**
 * The middleware of routes that other sites may call. It runs before PocketBase's CORS, which allows only the hub's
 * pages.
 */
export const SITES = 'hubSites';
export const SITES_PRIORITY = -99_997;

/** Lets pages and extensions of any site read the response (CORS), without cookies; answers preflights. */
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
