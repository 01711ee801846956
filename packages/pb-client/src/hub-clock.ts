import type PocketBase from 'pocketbase';

const aheadMs = new WeakMap<PocketBase, number>();

/** Notes what time it is for the hub, as it dates its answers. */
export function noteTime(client: PocketBase, { headers }: Response): void {
  const hubTime = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(hubTime)) aheadMs.set(client, Date.now() - hubTime);
}

/** How far the device's clock is ahead of the hub's, in milliseconds; 0 until a response had a date. */
export function clockAheadMs(client: PocketBase): number {
  return aheadMs.get(client) ?? 0;
}
