import { describe, expect, it } from 'vitest';
import { currentLead, firstDate, leadToSend } from './due';

const LEADS = [90, 30, 7, 1, 0];
const DATE = '2026-12-31';
const state = { day: '2026-12-24', leads: LEADS, told: [], since: '2026-01-01', snoozedUntil: null };
const due = { date: DATE, endsWithDate: false };

describe('the lead that has come last', () => {
  it.each([
    ['2026-10-01', null],
    ['2026-10-02', 90],
    ['2026-11-30', 90],
    ['2026-12-01', 30],
    ['2026-12-23', 30],
    ['2026-12-24', 7],
    ['2026-12-30', 1],
    ['2026-12-31', 0],
    ['2027-02-09', 0],
  ])('on %s is %s', (day, lead) => {
    expect(currentLead(DATE, LEADS, day)).toBe(lead);
  });

  it('is the shortest one after the date, and none where there are none', () => {
    expect(currentLead(DATE, [30, 7], '2027-01-05')).toBe(7);
    expect(currentLead(DATE, [], DATE)).toBe(null);
  });
});

describe('what a person is told', () => {
  it('is the lead that has come last, once', () => {
    expect(leadToSend(due, state)).toBe(7);
    expect(leadToSend(due, { ...state, told: [90, 30] })).toBe(7);
    expect(leadToSend(due, { ...state, told: [7] })).toBe(null);
  });

  it('is not a longer lead that is chosen later', () => {
    expect(leadToSend(due, { ...state, day: '2026-12-26', told: [7], leads: [...LEADS, 14] })).toBe(null);
    expect(leadToSend(due, { ...state, day: '2026-12-20', told: [30], leads: [...LEADS, 14] })).toBe(14);
  });

  it('is nothing of a date that was over when it was written down', () => {
    expect(leadToSend(due, { ...state, day: '2027-01-02', since: '2027-01-01' })).toBe(null);
    expect(leadToSend(due, { ...state, day: '2027-01-02', since: DATE })).toBe(0);
  });

  it('is nothing while it is snoozed', () => {
    expect(leadToSend(due, { ...state, snoozedUntil: '2026-12-25' })).toBe(null);
    expect(leadToSend(due, { ...state, day: '2026-12-25', snoozedUntil: '2026-12-25' })).toBe(7);
  });

  it('is nothing of yesterday’s workout', () => {
    const workout = { date: DATE, endsWithDate: true };
    expect(leadToSend(workout, { ...state, leads: [0], day: DATE })).toBe(0);
    expect(leadToSend(workout, { ...state, leads: [0], day: '2027-01-01' })).toBe(null);
  });
});

describe('the first date of which a person is reminded', () => {
  const options = { made: '2026-03-01', began: '2026-02-01', today: '2026-12-24', snoozedUntil: null };

  it('is that from which there is the record, and they get reminders', () => {
    expect(firstDate(options)).toBe('2026-03-01');
    expect(firstDate({ ...options, began: '2026-04-01' })).toBe('2026-04-01');
  });

  it('passed no longer than two years ago, unless they have snoozed it', () => {
    expect(firstDate({ ...options, today: '2028-02-29' })).toBe('2026-03-01');
    expect(firstDate({ ...options, today: '2028-03-01' })).toBe('2026-03-02');
    expect(firstDate({ ...options, today: '2028-03-01', snoozedUntil: '2028-02-01' })).toBe('2026-03-01');
  });
});
