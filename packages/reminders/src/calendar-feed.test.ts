import { LAST_DATE } from '@hub/calendar';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFeed, type FeedEvent } from './calendar-feed';

const PASSPORT: FeedEvent = {
  uid: 'rec123@hub456',
  date: '2026-12-31',
  summary: 'Passport expires',
  url: 'https://apps.example.org/expiry/item/rec123',
  category: 'Expiry',
  updated: '2026-11-24 09:30:15.123Z',
  revision: 3,
  leads: [90, 1, 0],
};

const feedOf = (event: Partial<FeedEvent> = {}, hour = '08:00') =>
  calendarFeed({ name: 'Apps', hour, events: [{ ...PASSPORT, ...event }] });

function readEvent(feed: string): ICAL.Event {
  const event = new ICAL.Component(
    ICAL.parse(feed) as unknown[] as ConstructorParameters<typeof ICAL.Component>[0],
  );
  return new ICAL.Event(event.getFirstSubcomponent('vevent') ?? undefined);
}

describe('the calendar feed', () => {
  it('is read as an event that lasts the whole day', () => {
    const event = readEvent(feedOf());
    expect(event.uid).toBe('rec123@hub456');
    expect(event.summary).toBe('Passport expires');
    expect(event.sequence).toBe(3);
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe('2026-12-31');
    expect(event.endDate.toString()).toBe('2027-01-01');
  });

  it('has valid dates up to the last one', () => {
    const dates = [...feedOf({ date: LAST_DATE }).matchAll(/VALUE=DATE:(.*)\r/g)].map(([, date]) => date);
    expect(dates.length).toBeGreaterThan(0);
    for (const date of dates) expect(date).toMatch(/^\d{8}$/);
  });

  it('warns at the hour, so many days before', () => {
    const triggers = (hour: string) =>
      feedOf({}, hour)
        .match(/TRIGGER:.*/g)
        ?.map((line) => line.trim());
    expect(triggers('08:00')).toEqual(['TRIGGER:-P89DT16H0M', 'TRIGGER:-PT16H0M', 'TRIGGER:PT8H0M']);
    expect(triggers('00:00')).toEqual(['TRIGGER:-P90D', 'TRIGGER:-P1D', 'TRIGGER:PT0H0M']);
    const alarm = readEvent(feedOf({ leads: [30] }, '07:45')).component.getFirstSubcomponent('valarm');
    const seconds = (alarm?.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds();
    expect(seconds).toBe(-30 * 86_400 + 7.75 * 3600);
  });

  it.each([
    ['signs of the format', String.raw`A; B, C \ D: "E"`],
    ['lines', 'one\ntwo'],
    ['a long name', 'Reisepass '.repeat(20).trim()],
    ['letters of several bytes', 'Führerschein 🛂 护照 '.repeat(12).trim()],
    ['a name that would begin a property', 'x\r\nBEGIN:VALARM'],
  ])('gives back %s as they were', (_, summary) => {
    const feed = feedOf({ summary });
    expect(readEvent(feed).summary).toBe(summary.replace('\r\n', '\n'));
    expect(feed.match(/^BEGIN:VALARM\r$/gm)).toHaveLength(3);
  });

  it('leaves out control characters', () => {
    expect(readEvent(feedOf({ summary: 'a\u0000b\u0007c' })).summary).toBe('abc');
  });

  it('ends each line with CR and LF, and has none of more than 75 octets', () => {
    const feed = feedOf({ summary: 'Führerschein 🛂 护照 '.repeat(12) });
    expect(feed.endsWith('\r\n')).toBe(true);
    expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const octets = feed.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(feed).not.toContain('\uFFFD');
  });

  it('says when a record changed last, not when it is read', () => {
    expect(feedOf()).toContain('DTSTAMP:20261124T093015Z\r\n');
  });

  it('is a calendar without events, too', () => {
    const feed = calendarFeed({ name: 'Mei’s, dates', hour: '08:00', events: [] });
    expect(feed).toContain('X-WR-CALNAME:Mei’s\\, dates\r\n');
    expect(new ICAL.Component(ICAL.parse(feed) as never).getAllSubcomponents()).toEqual([]);
  });
});
