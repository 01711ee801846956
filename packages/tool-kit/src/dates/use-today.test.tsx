import { pb } from '@hub/pb-client';
import { hubAnswerAt } from '@hub/pb-client/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today';

function Today() {
  return <p>{useToday()}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('turns over with local midnight', () => {
  render(<Today />);
  act(() => {
    vi.advanceTimersByTime(29_999);
  });
  expect(screen.getByText('2026-11-21')).toBeDefined();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByText('2026-11-22')).toBeDefined();
});

it('catches up when a sleeping tab wakes', () => {
  render(<Today />);
  vi.setSystemTime(new Date(2026, 10, 24, 8));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('2026-11-24')).toBeDefined();
});

it('is the hub’s where the clock of the device is wrong', async () => {
  const now = Date.now();
  const answeredAt = async (hubTime: number) => {
    vi.stubGlobal('fetch', () => Promise.resolve(hubAnswerAt(new Date(hubTime))));
    await act(() => pb.send('/api/hub/here', { method: 'GET' }));
  };
  render(<Today />);
  await answeredAt(now - 3 * 86_400_000);
  expect(screen.getByText('2026-11-18')).toBeDefined();
  await answeredAt(now);
  expect(screen.getByText('2026-11-21')).toBeDefined();
});
