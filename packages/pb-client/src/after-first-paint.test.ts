// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const end = vi.fn();
const begin = vi.fn(() => end);

/** As on a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  return (await import('./after-first-paint')).afterFirstPaint;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('begins a moment after the first frame, and ends what has begun', async () => {
  const giveUp = (await openPage())(begin);
  vi.advanceTimersByTime(50);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(begin).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  giveUp();
  expect(end).toHaveBeenCalledOnce();
});

it('never begins what was given up before', async () => {
  (await openPage())(begin)();
  vi.runAllTimers();
  expect(begin).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});

it('begins at once on all screens after the first', async () => {
  const afterFirstPaint = await openPage();
  afterFirstPaint(begin);
  vi.advanceTimersByTime(150);
  afterFirstPaint(begin);
  expect(begin).toHaveBeenCalledTimes(2);
});

it('begins at once where nothing is painted', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const giveUp = (await openPage())(begin);
  expect(begin).toHaveBeenCalledOnce();
  giveUp();
  expect(end).toHaveBeenCalledOnce();
});
