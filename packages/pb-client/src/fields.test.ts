import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calendarDate, count, moment, optionalCalendarDate, optionalText, parseRecord } from './fields';
import { HubError } from './hub-error';

describe('field kinds', () => {
  it('turn PocketBase’s "nothing" into null', () => {
    expect(v.parse(optionalText, '')).toBeNull();
    expect(v.parse(optionalText, 'NL')).toBe('NL');
    expect(v.parse(optionalCalendarDate, '')).toBeNull();
    expect(v.parse(optionalCalendarDate, '2026-11-21')).toBe('2026-11-21');
  });

  it.each([
    ['optionalText', optionalText, ''],
    ['optionalCalendarDate', optionalCalendarDate, ''],
    ['moment', moment, '2026-11-21 08:00:00.123Z'],
  ] as const)('%s reads what it has made itself', (_, schema, sent) => {
    const read = v.parse(schema, sent);
    expect(v.parse(schema, read)).toEqual(read);
  });

  it('refuse what the server never sends', () => {
    expect(v.is(calendarDate, '2026-11-21 00:00:00.000Z')).toBe(false);
    expect(v.is(optionalCalendarDate, 'soon')).toBe(false);
    expect(v.is(count, 1.5)).toBe(false);
    expect(v.is(count, -1)).toBe(false);
  });

  it('read the server’s moments', () => {
    expect(v.parse(moment, '2026-11-21 08:00:00.123Z')).toEqual(new Date('2026-11-21T08:00:00.123Z'));
    expect(v.is(moment, '')).toBe(false);
  });
});

describe('parseRecord', () => {
  const schema = v.object({ name: v.string() });

  it('gives the schema’s type, without what the schema does not name', () => {
    expect(parseRecord(schema, { name: 'Passport', collectionId: 'x' })).toEqual({ name: 'Passport' });
  });

  it('names the field in the cause', () => {
    let caught: unknown;
    try {
      parseRecord(schema, { name: 3 });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(HubError);
    const { kind, cause } = caught as HubError;
    expect(kind).toBe('unexpected');
    expect((cause as v.ValiError<typeof schema>).issues[0].path?.[0].key).toBe('name');
  });
});
