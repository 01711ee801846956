import { counted } from '@hub/ui/locale';

const DAY_MS = 86_400_000;

/**
 * What to say to somebody whose device counts a token of the server as expired, because its clock is ahead of the
 * server's by so many milliseconds; `null` where that is not known.
 */
export function clockAheadSentence(aheadMs: number | null): string {
  const days = aheadMs === null ? 0 : Math.round(aheadMs / DAY_MS);
  const ahead = days < 1 ? 'ahead' : `${counted(days, 'day')} ahead`;
  return `The clock of this device is ${ahead}. Set it right, then log in.`;
}

/** A `fetch` for one request that notes how far the device's clock is ahead of the server's, as its answer is dated. */
export function clockFetch() {
  let aheadMs: number | null = null;
  return {
    fetch: async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const response = await fetch(url, init);
      const serverTime = Date.parse(response.headers.get('Date') ?? '');
      aheadMs = Number.isNaN(serverTime) ? null : Date.now() - serverTime;
      return response;
    },
    /** In milliseconds; `null` when the answer bears no date. */
    aheadMs: () => aheadMs,
  };
}
