import { hostOf } from '../web-address';

/** The hosts of the push services of Firefox, Chromium, Safari and Edge; each stands for its own subdomains, too. */
const HOSTS = ['push.services.mozilla.com', 'fcm.googleapis.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether an endpoint is that of a browser's push service. The hub calls no other: an address that a browser names must not
 * make it call whatever host somebody likes.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const host = hostOf(endpoint);
  if (host === null || !/^https:\/\/[^\s/?#@:]+\//.test(endpoint)) return false;
  return HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
