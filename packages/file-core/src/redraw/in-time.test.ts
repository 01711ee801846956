import { describe, expect, it, vi } from 'vitest';
import { inTime, type Timer } from './in-time';

/** A timer that ends when it is told to. */
function timerByHand() {
  const stop = vi.fn();
  const start = vi.fn<Timer>(() => stop);
  return { start, stop, end: () => start.mock.calls[0]![1]() };
}

describe('the work on a page', () => {
  it('is refused if it takes longer than a minute, whatever comes of it then', async () => {
    const { start, end } = timerByHand();
    const finish: ((text: string) => void)[] = [];
    const work = inTime(new Promise<string>((resolve) => finish.push(resolve)), start);
    expect(start.mock.calls[0]![0]).toBe(60_000);
    end();
    finish[0]!('late');
    await expect(work).rejects.toThrow('It took longer than 60000 ms.');
  });

  it('gives its result in time, and no timer goes on', async () => {
    const { start, stop, end } = timerByHand();
    const work = inTime(Promise.resolve('drawn'), start);
    expect(stop).not.toHaveBeenCalled();
    expect(await work).toBe('drawn');
    expect(stop).toHaveBeenCalledOnce();
    end();
  });

  it('fails as it failed, and no timer goes on', async () => {
    const { start, stop } = timerByHand();
    await expect(inTime(Promise.reject(new Error('no font')), start)).rejects.toThrow('no font');
    expect(stop).toHaveBeenCalledOnce();
  });
});
