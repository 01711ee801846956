import { http, HttpResponse } from 'msw';

/** A handler: how much of their quota somebody uses. */
export function quotaHandler(records: number, isNear = false) {
  const answer = { used: { records, bytes: 310_000_000 }, most: { records: 20_000, bytes: 2e9 }, isNear };
  return http.get('*/api/hub/quota', () => HttpResponse.json(answer));
}
