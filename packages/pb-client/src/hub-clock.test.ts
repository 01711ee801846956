// @vitest-environment happy-dom
import { BaseAuthStore } from 'pocketbase';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { aheadOf, clockAheadMs, differenceAfter, hubNow, onClockAhead } from './hub-clock';
import { hubAnswerAt } from './testing';

const NOW = Date.UTC(2026, 10, 22, 4);
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

describe('a clock', () => {
  const at = (ms: number) => new Date(ms).toUTCString();

  it.each([
    ['3 hours ahead', at(NOW - 3 * HOUR_MS), 0, 3 * HOUR_MS],
    ['an hour behind', at(NOW + HOUR_MS), 0, -HOUR_MS],
    ['right', at(NOW), 0, 0],
    ['unknown from an answer without a date', null, 0, null],
    ['unknown from an answer that is dated "some day"', 'some day', 0, null],
    ['still known from an answer that took a minute', at(NOW - HOUR_MS), MINUTE_MS, HOUR_MS],
    ['unknown where the device slept meanwhile', at(NOW - HOUR_MS), HOUR_MS, null],
    ['unknown where it was set back meanwhile', at(NOW), -HOUR_MS, null],
  ])('is %s', (_, date, tookMs, ahead) => {
    expect(aheadOf(date, { sentAt: NOW - tookMs, begunAt: NOW })).toBe(ahead);
  });

  it.each([
    [0, 300_000, 0],
    [0, -300_000, 0],
    [0, 301_000, 301_000],
    [0, -301_000, -301_000],
    // At the edge of the tolerance it stays as it was.
    [301_000, 299_000, 301_000],
    [301_000, 240_000, 0],
    [3 * HOUR_MS, 3 * HOUR_MS + MINUTE_MS, 3 * HOUR_MS],
    [3 * HOUR_MS, 3 * HOUR_MS + MINUTE_MS + 1000, 3 * HOUR_MS + MINUTE_MS + 1000],
  ])('known to be off by %d ms and measured with %d counts as off by %d', (known, measured, counted) => {
    expect(differenceAfter(known, measured)).toBe(counted);
  });
});

describe('what time it is', () => {
  const client = createClient(location.origin, new BaseAuthStore());

  /** The hub answers; its clock is this many milliseconds behind the device's. */
  async function answered(aheadMs: number) {
    vi.stubGlobal('fetch', () => Promise.resolve(hubAnswerAt(new Date(NOW - aheadMs))));
    await client.send('/api/hub/here', { method: 'GET' });
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  });
  afterEach(async () => {
    await answered(0);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('comes from the device, and from the hub where the device’s clock is off', async () => {
    const onChange = vi.fn();
    const stop = onClockAhead(onChange);
    await answered(2 * MINUTE_MS);
    expect(hubNow().getTime()).toBe(NOW);
    await answered(3 * HOUR_MS);
    expect(hubNow().getTime()).toBe(NOW - 3 * HOUR_MS);
    await answered(3 * HOUR_MS + 1000);
    expect(clockAheadMs()).toBe(3 * HOUR_MS);
    expect(onChange).toHaveBeenCalledOnce();
    await answered(0);
    expect(hubNow().getTime()).toBe(NOW);
    stop();
  });

  it('stays known to the next page, before the hub has answered it', async () => {
    await answered(-24 * HOUR_MS);
    vi.resetModules();
    const next = await import('./hub-clock');
    expect(next.hubNow().getTime()).toBe(NOW + 24 * HOUR_MS);
  });

  it('is not taken from who answers in place of the hub', async () => {
    const headers = { Date: new Date(NOW - HOUR_MS).toUTCString() };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { headers })));
    await expect(client.send('/api/hub/here', { method: 'GET' })).rejects.toThrow();
    expect(clockAheadMs()).toBe(0);
  });
});
