import { BaseAuthStore } from 'pocketbase';
import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { clockAheadMs, noteTime } from './hub-clock';

const NOW = Date.UTC(2026, 10, 22, 4);

const client = () => createClient('https://hub.example', new BaseAuthStore());
const answer = (date: string) => new Response(null, { headers: { Date: date } });

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

it.each([
  ['Sun, 22 Nov 2026 01:00:00 GMT', 10_800_000],
  ['Sun, 22 Nov 2026 05:00:00 GMT', -3_600_000],
  ['some day', 0],
])('the hub’s time is told by an answer of %s', (date, ahead) => {
  const here = client();
  noteTime(here, answer(date));
  expect(clockAheadMs(here)).toBe(ahead);
});

it('a hub that has told no time is taken to have the device’s', () => {
  expect(clockAheadMs(client())).toBe(0);
});
