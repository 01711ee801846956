import { describe, expect, it } from 'vitest';
import { afterQuestion, busyLeft, restLeft, UNKNOWN } from './service-state';

const NOW = 1_800_000_000_000;

describe('a service', () => {
  it('is free at first', () => {
    expect([busyLeft(UNKNOWN, NOW), restLeft(UNKNOWN, NOW)]).toEqual([0, 0]);
  });

  it('is busy while it is asked, but keeps nobody waiting for a server that was ended meanwhile', () => {
    const asked = { askedAt: NOW, failedAt: 0 };
    expect([0, 9_999, 10_000].map((after) => busyLeft(asked, NOW + after))).toEqual([10_000, 1, 0]);
    expect(busyLeft(asked, NOW - 86_400_000)).toBe(0);
  });

  it('is left alone for a minute after it has failed', () => {
    const failed = afterQuestion({ askedAt: NOW - 5000, failedAt: 0 }, 'failed', NOW);
    expect(busyLeft(failed, NOW)).toBe(0);
    expect([0, 59_999, 60_000].map((after) => restLeft(failed, NOW + after))).toEqual([60_000, 1, 0]);
    expect(restLeft(failed, NOW - 86_400_000)).toBe(0);
  });

  it('is asked again after an answer, and rests on where nothing was asked', () => {
    const resting = { askedAt: NOW, failedAt: NOW - 10_000 };
    expect(restLeft(afterQuestion(resting, 'answered', NOW), NOW)).toBe(0);
    expect(restLeft(afterQuestion(resting, 'unasked', NOW), NOW)).toBe(50_000);
  });
});
