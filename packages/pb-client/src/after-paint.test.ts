// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint';

const end = vi.fn();
const begin = vi.fn(() => end);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('begins a moment after the first frame, and ends what has begun', () => {
  const giveUp = afterPaint(begin);
  vi.advanceTimersByTime(50);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(begin).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  giveUp();
  expect(end).toHaveBeenCalledOnce();
});

it('never begins what was given up before', () => {
  afterPaint(begin)();
  vi.runAllTimers();
  expect(begin).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});

it('begins at once where nothing is painted', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const giveUp = afterPaint(begin);
  expect(begin).toHaveBeenCalledOnce();
  giveUp();
  expect(end).toHaveBeenCalledOnce();
});
