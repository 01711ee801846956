import { describe, expect, it } from 'vitest';
import { readGenerateRequest, readSeveralRequest } from './generate-request';

const sent = { user: 'u', plan: 'p', from: '2026-11-23', duration: 2, unit: 'week' };

describe('readGenerateRequest', () => {
  it('reads what the dialog sends', () => {
    expect(readGenerateRequest({ ...sent, without: ['a/2026-11-23'] })).toEqual({
      horizon: { from: '2026-11-23', duration: 2, unit: 'week' },
      orders: [{ user: 'u', plan: 'p', without: ['a/2026-11-23'], again: [] }],
    });
  });

  it('leaves nothing out where nothing is said of it', () => {
    expect(readGenerateRequest(sent)).toMatchObject({ orders: [{ without: [] }] });
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

describe('readSeveralRequest', () => {
  const horizon = { from: '2026-11-23', duration: 2, unit: 'week' };
  const order = (user: unknown, more: object = {}) => ({ user, plan: 'p', ...more });
  const ATHLETES = 'The athletes are a list of 1 to 100, each once.';
  const MISSING = 'Missing user or plan ID';

  it('reads what the screen sends', () => {
    const athletes = [order('u', { without: ['a/2026-11-23'] }), order('v', { plan: 'q' })];
    expect(readSeveralRequest({ ...horizon, athletes })).toEqual({
      horizon,
      orders: [
        { user: 'u', plan: 'p', without: ['a/2026-11-23'], again: [] },
        { user: 'v', plan: 'q', without: [], again: [] },
      ],
    });
  });

  it('reads as many as a hundred', () => {
    const many = Array.from({ length: 101 }, (_, index) => order(String(index)));
    expect(readSeveralRequest({ ...horizon, athletes: many.slice(1) })).toMatchObject({ horizon });
    expect(readSeveralRequest({ ...horizon, athletes: many })).toEqual({ problems: { athletes: ATHLETES } });
  });

  it.each([
    [undefined, { athletes: ATHLETES }],
    [null, { athletes: ATHLETES }],
    ['u', { athletes: ATHLETES }],
    [{ 0: order('u') }, { athletes: ATHLETES }],
    [[], { athletes: ATHLETES }],
    [[null], { athletes: ATHLETES }],
    [[[order('u')]], { athletes: ATHLETES }],
    [['u'], { athletes: ATHLETES }],
    [[order('u'), order('u', { plan: 'q' })], { athletes: ATHLETES }],
    [[{}], { user: MISSING, plan: MISSING }],
    [[order('u'), order(['v'])], { user: MISSING }],
    [[order('u', { plan: '' })], { plan: MISSING }],
    [[order('u', { without: [1] })], { without: 'The dates to leave out are a list of at most 1000 texts.' }],
  ])('refuses the athletes %j', (athletes, problems) => {
    expect(readSeveralRequest({ ...horizon, athletes })).toEqual({ problems });
  });

  it('refuses a day and a unit that can’t be read', () => {
    const DATE = 'Enter a date that exists.';
    const UNIT = 'The unit is week or month.';
    expect(readSeveralRequest({ athletes: [order('u')] })).toEqual({ problems: { from: DATE, unit: UNIT } });
    expect(readSeveralRequest({})).toEqual({ problems: { athletes: ATHLETES, from: DATE, unit: UNIT } });
  });
});
