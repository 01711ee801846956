import { describe, expect, it } from 'vitest';
import { exportInWords, exportName, holdingsInWords, sharedOf } from './holdings';

const none = { shared: 0, documents: 0 };
const workouts = { one: 'workout', many: 'workouts', count: 12, ...none };
const plans = { one: 'plan', many: 'plans', count: 0, ...none };
const aliases = { one: 'alias', many: 'aliases', count: 1, shared: 1, documents: 0 };
const items = { one: 'item of Expiry', many: 'items of Expiry', count: 3, shared: 2, documents: 1 };

describe('what somebody has', () => {
  it('is said in numbers, with documents, and without what there is none of', () => {
    expect(holdingsInWords([workouts, plans, aliases, items])).toBe(
      '12 workouts, 1 alias and 3 items of Expiry with 1 document',
    );
    expect(holdingsInWords([plans])).toBeNull();
    expect(sharedOf([workouts, plans, aliases, items])).toBe(3);
    expect(sharedOf([plans])).toBe(0);
  });
});

describe('a file with it', () => {
  const fileWith = (count: number) => ({
    ...{ exported: '2026-11-21T08:00:00.000Z', person: {} },
    records: { workouts: Array.from({ length: count }, () => ({})) },
  });

  it('says what could not be put into it', () => {
    expect(exportInWords([workouts], fileWith(12))).toBe('12 records saved.');
    expect(exportInWords([workouts, aliases], fileWith(12))).toBe(
      '12 records saved. 1 record is private to them, and not in the file.',
    );
    expect(exportInWords([workouts, items], fileWith(12))).toBe(
      '12 records saved. 3 records are private to them, and not in the file.',
    );
    // Another record was created meanwhile.
    expect(exportInWords([workouts], fileWith(13))).toBe('13 records saved.');
  });

  it.each([
    ['Sam Rivers', 'sam-rivers-2026-11-21.json'],
    ['Zoë d’Arc', 'zoe-d-arc-2026-11-21.json'],
    ['李雷', 'person-2026-11-21.json'],
    ['../../etc', 'etc-2026-11-21.json'],
  ])('of %j is called %j', (name, file) => {
    expect(exportName(name, '2026-11-21')).toBe(file);
  });
});
