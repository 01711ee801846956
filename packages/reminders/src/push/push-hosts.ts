import { hostOf } from '../web-address';

/** The hosts of the push services of Firefox, Chromium, Safari and Edge; their subdomains are included. */
const HOSTS = ['push.services.mozilla.com', 'fcm.googleapis.com', 'push.apple.com', 'notify.windows.com'];

/** Whether an endpoint is a browser's push service: the hub must not be made to send to any other host. */
export function isPushEndpoint(endpoint: string): boolean {
  const host = hostOf(endpoint);
  if (host === null || !/^https:\/\/[^\s/?#@:]+\//.test(endpoint)) return false;
  return HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
