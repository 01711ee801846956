import { describe, expect, it } from 'vitest';
import { nextReminder } from './next-reminder';

const DUE = { date: '2026-12-19', endsWithDate: false };
const STATE = {
  day: '2026-11-23',
  leads: [90, 30, 7, 1, 0],
  told: [90, 30],
  since: '2025-01-01',
  snoozedUntil: null,
};

describe('nextReminder', () => {
  it('is that of the next lead', () => {
    expect(nextReminder(DUE, STATE)).toEqual({ day: '2026-12-12', lead: 7 });
  });

  it('is that of today where a lead has come and was not sent', () => {
    expect(nextReminder(DUE, { ...STATE, told: [90] })).toEqual({ day: '2026-11-23', lead: 30 });
  });

  it('waits for the end of a snooze', () => {
    expect(nextReminder(DUE, { ...STATE, told: [], snoozedUntil: '2026-12-01' })).toEqual({
      day: '2026-12-01',
      lead: 30,
    });
  });

  it('is none where all are sent, and none where there are no days before', () => {
    expect(nextReminder(DUE, { ...STATE, told: [0] })).toBeNull();
    expect(nextReminder(DUE, { ...STATE, leads: [] })).toBeNull();
  });
});
