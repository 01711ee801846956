import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells the last share of each file, ten times a second', () => {
  const tell = vi.fn();
  const pace = paced(tell);
  for (let step = 0; step < 1000; step += 1) {
    pace(step % 2, step / 1000);
    vi.advanceTimersByTime(1);
  }
  expect(tell).toHaveBeenCalledTimes(10);
  expect([...(tell.mock.calls[0]![0] as Map<number, number>)]).toEqual([
    [0, 0.098],
    [1, 0.099],
  ]);
});

it('tells nothing while nothing goes on', () => {
  const tell = vi.fn();
  paced(tell)(3, 0.5);
  vi.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledTimes(1);
});
