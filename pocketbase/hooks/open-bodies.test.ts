import { expect, it } from 'vitest';
import { countBody, forgetBody, MOST_OPEN } from './open-bodies';

/** The stored state when Ada is sending so many bodies. */
function openBodies(count: number): string | null {
  let kept: string | null = null;
  for (let index = 0; index < count; index += 1) ({ stored: kept } = countBody(kept, 'ada'));
  return kept;
}

it('takes so many bodies of one sender at once, and the next one when one has come', () => {
  expect(countBody(openBodies(MOST_OPEN - 1), 'ada').isAllowed).toBe(true);
  const full = countBody(openBodies(MOST_OPEN), 'ada');
  expect(full).toEqual({ stored: openBodies(MOST_OPEN), isAllowed: false });
  expect(countBody(forgetBody(full.stored, 'ada'), 'ada').isAllowed).toBe(true);
});

it('counts each sender alone', () => {
  expect(countBody(openBodies(MOST_OPEN), 'bob').isAllowed).toBe(true);
});

it('forgets who sends nothing any more', () => {
  expect(forgetBody(openBodies(1), 'ada')).toBe('{}');
});
