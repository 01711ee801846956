import { describe, expect, it } from 'vitest';
import { beginStep, holdsLock } from '.';

describe('a run of the job', () => {
  it('keeps others from beginning until it has ended, or hangs at one step', () => {
    expect(holdsLock(null, 0)).toBe(false);
    const run = beginStep('run', null, 1000);
    expect(holdsLock(run, 1000)).toBe(true);
    expect(holdsLock(run, 46_000)).toBe(true);
    expect(holdsLock(run, 46_001)).toBe(false);
    expect(holdsLock(beginStep('run', null, 46_000), 46_001)).toBe(true);
  });
});
