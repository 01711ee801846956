import { describe, expect, it } from 'vitest';
import { readGenerateRequest } from './generate-request';

const sent = { user: 'u', plan: 'p', from: '2026-11-23', duration: 2, unit: 'week' };

describe('readGenerateRequest', () => {
  it('reads what the dialog sends', () => {
    expect(readGenerateRequest({ ...sent, without: ['a/2026-11-23'] })).toEqual({
      user: 'u',
      plan: 'p',
      horizon: { from: '2026-11-23', duration: 2, unit: 'week' },
      without: ['a/2026-11-23'],
    });
  });

  it('leaves nothing out where nothing is said of it', () => {
    expect(readGenerateRequest(sent)).toMatchObject({ without: [] });
  });

  it.each([undefined, null, '3', true, [3]])('takes a duration of %j for 1', (duration) => {
    expect(readGenerateRequest({ ...sent, duration })).toMatchObject({ horizon: { duration: 1 } });
  });

  const MISSING = 'Missing user or plan ID';
  const UNIT = 'The unit is week or month.';
  const WITHOUT = 'The dates to leave out are a list of at most 1000 texts.';
  const DATE = 'Enter a date that exists.';
  it.each([
    [{ user: '' }, { user: MISSING }],
    [{ user: ' ' }, { user: MISSING }],
    [{ user: null }, { user: MISSING }],
    [{ user: ['u'] }, { user: MISSING }],
    [{ plan: undefined }, { plan: MISSING }],
    [{ plan: { id: 'p' } }, { plan: MISSING }],
    [{ from: '' }, { from: DATE }],
    [{ from: '2026-02-30' }, { from: DATE }],
    [{ from: '2026-11-23T00:00:00Z' }, { from: DATE }],
    [{ from: 20261123 }, { from: DATE }],
    [{ unit: 'year' }, { unit: UNIT }],
    [{ unit: undefined }, { unit: UNIT }],
    [{ without: 'a/2026-11-23' }, { without: WITHOUT }],
    [{ without: [1] }, { without: WITHOUT }],
    [{ without: null }, { without: WITHOUT }],
    [{ without: Array.from({ length: 1001 }, String) }, { without: WITHOUT }],
    [
      { user: 1, plan: 1, from: 1, unit: 1, without: 1 },
      { user: MISSING, plan: MISSING, from: DATE, unit: UNIT, without: WITHOUT },
    ],
  ])('refuses %j', (change, problems) => {
    expect(readGenerateRequest({ ...sent, ...change })).toEqual({ problems });
  });
});
