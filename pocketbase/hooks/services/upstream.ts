import { isNewCause } from '../memory';
import { QUOTED } from '../quiet';
import { TIMEOUT_SECONDS } from './service-state';
import type { Service } from './turn';

/** The response of a service: JSON, a refusal of the request, or nothing usable. */
export type Answer = { json: unknown } | 'refused' | 'failed';

/** Statuses that concern the hub and not the request: it may not ask, or not so often. */
const OF_THE_HUB = [401, 403, 408, 429];

/** Logs why a service failed, without its URL, which can contain a query; the same failure once a minute. */
export function logFault(service: Service, fault: string, cause: string): void {
  if (!isNewCause('hub.services.told', `${service} ${fault}`)) return;
  $app
    .logger()
    .error(
      'A public service did not give a usable answer.',
      'service',
      service,
      'cause',
      cause.replace(QUOTED, '').trim(),
    );
}

/** Sends a request to a service, and logs failures. */
export function askService(service: Service, url: string): Answer {
  try {
    const { statusCode, json } = $http.send({ url, method: 'GET', timeout: TIMEOUT_SECONDS });
    if (statusCode === 200 && json !== null) return { json };
    logFault(
      service,
      String(statusCode),
      statusCode === 200 ? 'It sent no JSON.' : `It answered ${statusCode}.`,
    );
    return statusCode >= 400 && statusCode < 500 && !OF_THE_HUB.includes(statusCode) ? 'refused' : 'failed';
  } catch (error) {
    logFault(service, 'network', String(error));
    return 'failed';
  }
}

/** Whether a request bypasses the cache, as "Try again" does (RFC 9111, 5.2.1.4). */
export function isReload(e: RequestEvent): boolean {
  return /\bno-cache\b/i.test(e.request.header.get('Cache-Control'));
}

/** Sends JSON as it is: PocketBase's own function would order the keys of an object at random. */
export function sendJson(e: RequestEvent, status: number, body: object): void {
  e.response.header().set('Content-Type', 'application/json');
  e.string(status, JSON.stringify(body));
}

/** Sets `Retry-After`, in whole seconds. */
export function setRetryAfter(e: RequestEvent, waitMs: number): void {
  e.response.header().set('Retry-After', String(Math.max(1, Math.ceil(waitMs / 1000))));
}

/** Adds the age of the data to a response. */
export function setAge(e: RequestEvent, ageMs: number): void {
  e.response.header().set('X-Hub-Age', String(Math.max(0, Math.round(ageMs / 1000))));
}
