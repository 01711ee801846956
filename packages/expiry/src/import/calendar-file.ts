import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import {
  ImportFault,
  type ImportFormat,
  type ImportProblem,
  type ImportRow,
  readingOf,
} from '@hub/tool-kit/import';
import type ICAL from 'ical.js';
import { type ImportedItem, itemRow } from './imported-item';

/** The day of an event: as written, or the local day of a moment in UTC. */
function dayOf(start: ICAL.Time): CalendarDate {
  if (start.zone.tzid === 'UTC') return toCalendarDate(start.toJSDate());
  return start.toString().slice(0, 10);
}

function propertyText(event: ICAL.Component, property: string): string {
  const value = event.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.trim() : '';
}

function itemOf(event: ICAL.Component): ImportRow<ImportedItem> | ImportProblem {
  const name = propertyText(event, 'summary');
  const refused = (reason: string) => ({ title: name || 'Without a name', line: null, reason });
  if (event.hasProperty('rrule')) return refused('It repeats: only one-off events are imported.');
  if (propertyText(event, 'status') === 'CANCELLED') return refused('It is cancelled.');
  const start = event.getFirstPropertyValue('dtstart') as ICAL.Time | null;
  return itemRow(null, {
    name,
    expiryDate: start === null ? '' : dayOf(start),
    category: propertyText(event, 'categories'),
  });
}

/** The events of a calendar file (RFC 5545): the start date of each is an item's date. */
export const calendarFile: ImportFormat<ImportedItem> = {
  id: 'ics',
  name: 'a calendar',
  read: async (file) => {
    const text = file.text();
    if (text === null || !/^\s*BEGIN:VCALENDAR/i.test(text)) return null;
    const { default: ical } = await import('ical.js');
    try {
      const calendar = new ical.Component(ical.parse(text) as unknown[]);
      return readingOf(calendar.getAllSubcomponents('vevent').map(itemOf));
    } catch (error) {
      throw new ImportFault('This calendar file can’t be read. Export it again.', { cause: error });
    }
  },
};
