import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Horizon, knownDays, lastDay, MOST_DATES, schedulePlan } from './plan-schedule';
import type { PlanWorkoutRule } from './plan-workout';

const MONDAY = '2026-11-23';

function workout(change: Partial<PlanWorkoutRule> = {}): PlanWorkoutRule {
  return { key: 'a', title: 'Legs', frequency: 'weekly', days: ['monday'], ...change };
}

function horizon(change: Partial<Horizon> = {}): Horizon {
  return { from: MONDAY, duration: 1, unit: 'week', ...change };
}

/** The dates of one workout. */
function datesOf(rule: Partial<PlanWorkoutRule>, over: Partial<Horizon>) {
  return schedulePlan([workout(rule)], horizon(over)).dates.map(({ date }) => date);
}

describe('a horizon', () => {
  it.each<[Partial<Horizon>, string]>([
    [{}, '2026-11-29'],
    [{ duration: 2 }, '2026-12-06'],
    [{ unit: 'month' }, '2026-12-20'],
    [{ unit: 'month', duration: 13 }, '2027-11-21'],
    [{ from: '2028-02-23' }, '2028-02-29'],
    [{ from: '2027-02-23' }, '2027-03-01'],
    [{ from: '9999-12-25' }, '9999-12-31'],
    [{ from: '9999-12-26' }, '9999-12-31'],
    [{ duration: 1e300 }, '9999-12-31'],
    [{ from: '' }, ''],
  ])('of %j ends on %s', (over, last) => {
    expect(lastDay(horizon(over))).toBe(last);
  });

  it.each<[Partial<Horizon>, { from: string; to: string }]>([
    [{}, { from: '2026-10-26', to: '2026-12-05' }],
    [{ from: '9999-12-20' }, { from: '9999-11-22', to: '9999-12-26' }],
    [{ from: '9999-12-19' }, { from: '9999-11-21', to: '9999-12-31' }],
    [{ from: '' }, { from: '', to: '' }],
  ])('of %j is decided by the days of %j', (over, days) => {
    expect(knownDays(horizon(over))).toEqual(days);
  });

  it.each([0, -1, 1.5, NaN, Infinity, -Infinity])('of %d weeks is one week', (duration) => {
    expect(lastDay(horizon({ duration }))).toBe('2026-11-29');
    expect(datesOf({ frequency: 'daily' }, { duration })).toHaveLength(7);
  });

  it.each<[Partial<Horizon>, number]>([
    [{}, 7],
    [{ duration: 3 }, 21],
    [{ unit: 'month' }, 28],
    [{ unit: 'month', duration: 3 }, 84],
  ])('of %j has its first day and its last one', (over, days) => {
    const dates = datesOf({ frequency: 'daily' }, over);
    expect(dates).toHaveLength(days);
    expect([dates[0], dates.at(-1)]).toEqual([MONDAY, lastDay(horizon(over))]);
  });
});

describe('a workout comes', () => {
  it.each<[string, Partial<PlanWorkoutRule>, Partial<Horizon>, string[]]>([
    ['on the first day', {}, {}, ['2026-11-23']],
    ['on the last day', { days: ['sunday'] }, {}, ['2026-11-29']],
    ['each week', {}, { duration: 3 }, ['2026-11-23', '2026-11-30', '2026-12-07']],
    ['four times a month', {}, { unit: 'month' }, ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']],
    [
      'each week on several days, in order of the dates',
      { days: ['friday', 'tuesday'] },
      { duration: 2 },
      ['2026-11-24', '2026-11-27', '2026-12-01', '2026-12-04'],
    ],
    [
      'every second week on several days',
      { frequency: 'bi-weekly', days: ['monday', 'sunday'] },
      { duration: 4 },
      ['2026-11-23', '2026-11-29', '2026-12-07', '2026-12-13'],
    ],
    ['every second week, once in two weeks', { frequency: 'bi-weekly' }, { duration: 2 }, ['2026-11-23']],
    [
      'every second week, again in the third',
      { frequency: 'bi-weekly' },
      { duration: 3 },
      ['2026-11-23', '2026-12-07'],
    ],
    [
      'every 28 days on several days',
      { frequency: 'monthly', days: ['wednesday', 'monday'] },
      { unit: 'month', duration: 2 },
      ['2026-11-23', '2026-11-25', '2026-12-21', '2026-12-23'],
    ],
    ['monthly, once in a week', { frequency: 'monthly' }, {}, ['2026-11-23']],
    [
      'weekly where the frequency is unknown',
      { frequency: 'yearly' },
      { duration: 2 },
      ['2026-11-23', '2026-11-30'],
    ],
    ['weekly where it is a word of the language', { frequency: 'constructor' }, {}, ['2026-11-23']],
    ['once on a day that was chosen twice', { days: ['monday', ' Monday ', 'MONDAY'] }, {}, ['2026-11-23']],
    ['over the end of a month', { days: ['tuesday'] }, { from: '2026-11-25', duration: 1 }, ['2026-12-01']],
    ['over the end of a year', { days: ['friday'] }, { from: '2026-12-31' }, ['2027-01-01']],
    [
      'on a leap day',
      { days: ['tuesday'] },
      { from: '2028-02-22', duration: 3 },
      ['2028-02-22', '2028-02-29', '2028-03-07'],
    ],
    [
      'from a leap day on',
      { frequency: 'monthly', days: ['tuesday'] },
      { from: '2028-02-29', unit: 'month', duration: 2 },
      ['2028-02-29', '2028-03-28'],
    ],
    [
      'over a 28 February of another year',
      { days: ['monday'] },
      { from: '2027-02-23', duration: 1 },
      ['2027-03-01'],
    ],
    ['never without a day', { days: [] }, {}, []],
    ['never from what is no date', {}, { from: '' }, []],
    ['never from a date that does not exist', {}, { from: '2026-02-30' }, []],
  ])('%s', (_, rule, over, dates) => {
    expect(datesOf(rule, over)).toEqual(dates);
  });

  it.each(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])(
    'on each %s, whatever the first day is',
    (day) => {
      for (let first = 20; first < 27; first += 1) {
        const [date = '', ...others] = datesOf({ days: [day] }, { from: `2026-11-${first}` });
        expect(others).toEqual([]);
        const name = new Date(`${date}T12:00:00Z`).toLocaleDateString('en', {
          weekday: 'long',
          timeZone: 'UTC',
        });
        expect(name.toLowerCase()).toBe(day);
      }
    },
  );
});

describe('several workouts', () => {
  it('that come daily: the first one is taken for each day, and the others are named', () => {
    const plan = [
      workout({ key: 'other' }),
      workout({ key: 'first', frequency: 'daily', days: [''] }),
      workout({ key: 'second', title: 'Stretch', frequency: 'daily' }),
    ];
    const { dates, skipped } = schedulePlan(plan, horizon());
    expect(dates.filter(({ key }) => key === 'first')).toHaveLength(7);
    expect(dates.filter(({ key }) => key === 'second')).toEqual([]);
    expect(skipped).toEqual([{ key: 'second', title: 'Stretch', day: null }]);
  });

  it('of one day come in the order of the plan', () => {
    const plan = ['c', 'a', 'b'].map((key) => workout({ key, days: ['tuesday', 'monday'] }));
    expect(schedulePlan(plan, horizon()).dates.map(({ key, date }) => `${key}/${date.slice(-2)}`)).toEqual([
      'c/23',
      'a/23',
      'b/23',
      'c/24',
      'a/24',
      'b/24',
    ]);
  });

  it('that are no plan at all make nothing', () => {
    expect(schedulePlan([], horizon())).toEqual({ dates: [], skipped: [], isTooLong: false });
  });

  it('are planned whole where there are a hundred', () => {
    const plan = Array.from({ length: 100 }, (_, index) =>
      workout({ key: String(index), days: ['monday', 'friday'] }),
    );
    const { dates } = schedulePlan(plan, horizon({ duration: 5 }));
    expect(dates).toHaveLength(1000);
    expect(new Set(dates.map(({ key, date }) => `${key}/${date}`)).size).toBe(1000);
  });
});

describe('a day that is no weekday', () => {
  it('is skipped and named, once, and the others come', () => {
    const plan = [
      workout({ days: ['someday', 'monday', 'someday', ''] }),
      workout({ key: 'b', title: 'Arms', days: ['mon'] }),
    ];
    expect(schedulePlan(plan, horizon())).toEqual({
      dates: [{ key: 'a', date: MONDAY }],
      skipped: [
        { key: 'a', title: 'Legs', day: 'someday' },
        { key: 'a', title: 'Legs', day: '' },
        { key: 'b', title: 'Arms', day: 'mon' },
      ],
      isTooLong: false,
    });
  });
});

describe('a plan for too long', () => {
  it('makes nothing, and says so', () => {
    const plan = [workout({ frequency: 'daily' })];
    expect(schedulePlan(plan, horizon({ duration: 142 }))).toMatchObject({ isTooLong: false });
    expect(schedulePlan(plan, horizon({ duration: 143 }))).toEqual({
      dates: [],
      skipped: [],
      isTooLong: true,
    });
  });

  it('may have as many dates as are made at once', () => {
    const fits = schedulePlan([workout()], horizon({ duration: MOST_DATES }));
    expect(fits.dates).toHaveLength(MOST_DATES);
    expect(schedulePlan([workout()], horizon({ duration: MOST_DATES + 1 })).isTooLong).toBe(true);
  });

  it.each([1e9, Number.MAX_SAFE_INTEGER, 1e308])('is found at once for %d months', (duration) => {
    expect(schedulePlan([workout()], horizon({ duration, unit: 'month' })).isTooLong).toBe(true);
    expect(schedulePlan([workout({ days: ['someday'] })], horizon({ duration })).isTooLong).toBe(false);
  });

  it('is one that would go beyond the year 9999', () => {
    expect(schedulePlan([workout()], horizon({ from: '9999-12-26' })).isTooLong).toBe(true);
    expect(datesOf({}, { from: '9999-12-25' })).toEqual(['9999-12-27']);
  });
});

describe('the zone of the clock', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const plan = [
    workout({ days: ['sunday', 'monday'] }),
    workout({ key: 'b', frequency: 'bi-weekly', days: ['saturday'] }),
    workout({ key: 'c', frequency: 'monthly', days: ['friday', 'sunday'] }),
  ];
  const year = horizon({ from: '2026-01-01', unit: 'month', duration: 14 });
  const inUtc = schedulePlan(plan, year);

  it.each([
    'America/New_York',
    'Europe/Amsterdam',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'America/Santiago',
  ])('does not matter: %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0);
    expect(schedulePlan(plan, year)).toEqual(inUtc);
  });
});
