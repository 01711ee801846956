// @vitest-environment happy-dom
import { pb } from '@hub/pb-client';
import { hubAnswerAt } from '@hub/pb-client/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClockNotice } from './clock-notice';

const DAY_MS = 86_400_000;
const NOW = new Date(2026, 10, 22, 14, 32);

/** The hub answers; its clock is this many milliseconds behind the device's. */
async function answered(aheadMs: number) {
  vi.stubGlobal('fetch', () => Promise.resolve(hubAnswerAt(new Date(NOW.getTime() - aheadMs))));
  await act(() => pb.send('/api/hub/here', { method: 'GET' }));
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(async () => {
  await answered(0);
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('stands there while the clock is wrong, and goes when it is right', async () => {
  render(<ClockNotice />);
  expect(screen.queryByText(/This device’s clock/)).toBeNull();
  await answered(400 * DAY_MS);
  expect(screen.getByText(/^This device’s clock is 400 days ahead,/)).toBeTruthy();
  await answered(0);
  expect(screen.queryByText(/This device’s clock/)).toBeNull();
});
