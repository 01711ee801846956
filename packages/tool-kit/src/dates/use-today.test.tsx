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
