import type PocketBase from 'pocketbase';

const aheadMs = new WeakMap<PocketBase, number>();

/** Notes the hub's time, from the date of its response. */
export function noteTime(client: PocketBase, { headers }: Response): void {
  const hubTime = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(hubTime)) aheadMs.set(client, Date.now() - hubTime);
}

/**
 * How far the device's clock is ahead of the hub's, in milliseconds; 0 before the first response with a date.
 */
export function clockAheadMs(client: PocketBase): number {
  return aheadMs.get(client) ?? 0;
}
