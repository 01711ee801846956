import { afterEach, describe, expect, it, vi } from 'vitest';
import { readExercises } from '../../model/exercise';
import { lastDayOfWeek, type Outcome, outcomeOf, shareOf, streakOf, weeksOf } from './figures';

/** A Saturday. */
const TODAY = '2026-11-21';

const outcome = (date: string, kind: Outcome['kind'] = 'done'): Outcome => ({ date, kind });

describe('outcomeOf', () => {
  it.each([
    ['2026-11-20', [true, 'true'], 'done'],
    ['2026-11-20', [true, false], 'missed'],
    [TODAY, [true, false], 'to-come'],
    [TODAY, [true], 'done'],
    ['2026-11-22', [false], 'to-come'],
  ])('of %s with %j is %s', (date, ticks, kind) => {
    const exercises = readExercises(ticks.map((completed) => ({ completed })));
    expect(outcomeOf({ date, exercises }, TODAY)).toEqual({ date, kind });
  });

  it('is nothing where there is nothing to do', () => {
    expect(outcomeOf({ date: '2026-11-20', exercises: [] }, TODAY)).toBeNull();
  });
});

describe('weeksOf', () => {
  it('gives 12 weeks from Monday to Sunday, over ends of months', () => {
    const weeks = weeksOf([], TODAY);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ from: '2026-08-31', to: '2026-09-06', done: 0, missed: 0, toCome: 0 });
    expect(weeks[11]).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
  });

  it.each([
    ['2026-11-16', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2028-02-29', '2028-02-28', '2028-03-05'],
    ['2026-03-29', '2026-03-23', '2026-03-29'],
  ])('ends, on %s, with the week of %s to %s', (today, from, to) => {
    expect(weeksOf([], today).at(-1)).toMatchObject({ from, to });
    expect(lastDayOfWeek(today)).toBe(to);
  });

  it.each([
    ['en-GB', '2026-11-16', '2026-11-22'],
    ['en-US', '2026-11-15', '2026-11-21'],
    ['de-DE', '2026-11-16', '2026-11-22'],
    ['ar-EG', '2026-11-21', '2026-11-27'],
  ])('has the weeks of %s', (language, from, to) => {
    vi.stubGlobal('navigator', { language });
    expect(weeksOf([], TODAY).at(-1)).toMatchObject({ from, to });
    expect(lastDayOfWeek(TODAY)).toBe(to);
    vi.unstubAllGlobals();
  });

  it('counts each workout in its week, and none that lies before', () => {
    const weeks = weeksOf(
      [
        outcome('2026-08-30'),
        outcome('2026-08-31'),
        outcome('2026-09-06', 'missed'),
        outcome('2026-11-16', 'missed'),
        outcome('2026-11-18'),
        outcome('2026-11-22', 'to-come'),
      ],
      TODAY,
    );
    expect(weeks[0]).toMatchObject({ done: 1, missed: 1, toCome: 0 });
    expect(weeks[11]).toMatchObject({ done: 1, missed: 1, toCome: 1 });
    expect(weeks.slice(1, 11).every(({ done, missed }) => done + missed === 0)).toBe(true);
  });

  describe.each(['Pacific/Honolulu', 'Pacific/Kiritimati', 'Europe/Amsterdam'])('in %s', (zone) => {
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it('has the same weeks as anywhere', () => {
      const here = weeksOf([], '2026-03-29');
      vi.stubEnv('TZ', zone);
      expect(weeksOf([], '2026-03-29')).toEqual(here);
    });
  });
});

describe('shareOf', () => {
  const outcomes = [
    outcome('2026-11-14', 'missed'),
    outcome('2026-11-15'),
    outcome('2026-11-20', 'missed'),
    outcome(TODAY, 'to-come'),
    outcome('2026-11-22'),
  ];

  it('counts today among the days, and what there is time for neither way', () => {
    expect(shareOf(outcomes, 7, TODAY)).toEqual({ days: 7, done: 1, due: 2 });
    expect(shareOf(outcomes, 8, TODAY)).toEqual({ days: 8, done: 1, due: 3 });
    expect(shareOf([outcome(TODAY)], 7, TODAY)).toEqual({ days: 7, done: 1, due: 1 });
  });

  it('is of none where nothing was due', () => {
    expect(shareOf([], 7, TODAY)).toEqual({ days: 7, done: 0, due: 0 });
  });
});

describe('streakOf', () => {
  it('goes from the first workout after one that was missed to the last one done', () => {
    const outcomes = [
      outcome('2026-10-17'),
      outcome('2026-10-19'),
      outcome('2026-11-10'),
      outcome('2026-11-12', 'missed'),
      outcome('2026-11-14'),
      outcome('2026-11-18'),
    ];
    expect(streakOf(outcomes, TODAY)).toEqual({
      now: { length: 2, from: '2026-11-14', to: '2026-11-18' },
      longest: { length: 3, from: '2026-10-17', to: '2026-11-10' },
    });
  });

  it('counts today’s workout once it is done, and is not broken by it before', () => {
    const done = [outcome('2026-11-18')];
    expect(streakOf([...done, outcome(TODAY, 'to-come')], TODAY).now?.length).toBe(1);
    expect(streakOf([...done, outcome(TODAY)], TODAY).now?.length).toBe(2);
    expect(streakOf([...done, outcome(TODAY, 'to-come'), outcome(TODAY)], TODAY).now?.length).toBe(2);
  });

  it('counts nothing that was done ahead of its day', () => {
    expect(streakOf([outcome('2026-11-20'), outcome('2026-11-22')], TODAY).now?.length).toBe(1);
  });

  it('is none after a miss, and where there is no workout', () => {
    expect(streakOf([outcome('2026-11-18'), outcome('2026-11-20', 'missed')], TODAY)).toEqual({
      now: null,
      longest: { length: 1, from: '2026-11-18', to: '2026-11-18' },
    });
    expect(streakOf([], TODAY)).toEqual({ now: null, longest: null });
    expect(streakOf([outcome(TODAY, 'to-come')], TODAY)).toEqual({ now: null, longest: null });
  });

  it('takes the later of two runs that are equally long for the longest', () => {
    const outcomes = [outcome('2026-11-01'), outcome('2026-11-02', 'missed'), outcome('2026-11-03')];
    expect(streakOf(outcomes, TODAY).longest?.from).toBe('2026-11-03');
  });
});
