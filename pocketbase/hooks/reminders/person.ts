import { addDays, type CalendarDate } from '@hub/calendar';
import {
  DEFAULT_RULES,
  type Reminded,
  reminderDay,
  type ReminderRules,
  type TimeOfDay,
} from '@hub/reminders';
import { arrayFrom } from '../services/stored';
import { localTime } from './zone';

/** A person who can be reminded. */
export interface Person extends Reminded {
  name: string;
  email: string;
  isAdmin: boolean;
  /** Whether messages contain the names of records. */
  showsNames: boolean;
  /** The first date of which the person is reminded. */
  since: CalendarDate;
  /** The longest lead that they have set for single records; 0 for none. */
  longestOwnLead: number;
  /**
   * The date of the last digest; empty before the first. A date in the future, stored while the hub's clock was
   * ahead, does not count, except that of tomorrow in UTC, which some people have already.
   */
  lastDigest: CalendarDate;
}

interface Row {
  id: string;
  name: string;
  email: string;
  isAdmin: number;
  zone: string;
  channels: string[];
  /** When the first channel was created, in PocketBase's format. */
  since: string | null;
  lastDigest: string | null;
  longestOwnLead: number | null;
  rules:
    | (Omit<ReminderRules, 'isDigest' | 'categoryLeads'> & {
        isDigest: number;
        showsNames: number;
        categoryLeads: ReminderRules['categoryLeads'] | null;
      })
    | null;
}

const PEOPLE = `
  SELECT coalesce(json_group_array(json_object(
    'id', u.id, 'name', u.name, 'email', u.email, 'isAdmin', u.role = 'admin' OR u.isAdmin, 'zone', u.timeZone,
    'channels', json((SELECT json_group_array(c.id) FROM reminder_channels c WHERE c.owner = u.id AND c.isOn)),
    'since', (SELECT min(c.created) FROM reminder_channels c WHERE c.owner = u.id),
    'longestOwnLead', (SELECT max(l.value) FROM reminder_items i, json_each(nullif(i.leads, '')) l WHERE i.owner = u.id),
    'lastDigest', (SELECT max(d.digest) FROM deliveries d WHERE d.person = u.id AND d.digest <= date('now', '+1 day')),
    'rules', json((SELECT json_object(
      'leads', json(r.leads), 'hour', r.hour, 'workoutHour', r.workoutHour, 'quietFrom', r.quietFrom,
      'quietUntil', r.quietUntil, 'isDigest', r.isDigest, 'showsNames', r.showsNames,
      'categoryLeads', json(r.categoryLeads)
    ) FROM reminder_rules r WHERE r.owner = u.id))
  )), '[]') AS text FROM users u`;

function rulesOf({ rules }: Row): ReminderRules {
  if (rules === null) return DEFAULT_RULES;
  return {
    leads: rules.leads,
    hour: rules.hour || DEFAULT_RULES.hour,
    workoutHour: rules.workoutHour || DEFAULT_RULES.workoutHour,
    quietFrom: rules.quietFrom,
    quietUntil: rules.quietUntil,
    isDigest: Boolean(rules.isDigest),
    categoryLeads: rules.categoryLeads ?? {},
  };
}

function personOf(row: Row): Person {
  const local = localTime(row.zone);
  return {
    ...{ id: row.id, name: row.name, email: row.email, channels: row.channels, local },
    rules: rulesOf(row),
    isAdmin: Boolean(row.isAdmin),
    showsNames: Boolean(row.rules?.showsNames),
    since:
      row.since === null ? local.date : localTime(row.zone, Date.parse(row.since.replace(' ', 'T'))).date,
    longestOwnLead: row.longestOwnLead ?? 0,
    lastDigest: row.lastDigest ?? '',
  };
}

/** The first date that a message at this hour can still be about: a person gets one digest a day at most. */
export function firstDayToTell({ local, lastDigest }: Person, hour: TimeOfDay): CalendarDate {
  const struck = reminderDay(local, hour);
  return lastDigest === struck ? addDays(struck, 1) : struck;
}

/** Everyone with access to the hub and an active channel. */
export function remindedPeople(app: App): Person[] {
  const condition =
    'NOT u.isDeactivated AND EXISTS (SELECT 1 FROM reminder_channels c WHERE c.owner = u.id AND c.isOn)';
  return arrayFrom<Row>(app, `${PEOPLE} WHERE ${condition}`).map(personOf);
}

/** A person with the settings for their reminders. Throws if there is no such person. */
export function findPersonToRemind(app: App, id: string): Person {
  const [row] = arrayFrom<Row>(app, `${PEOPLE} WHERE u.id = {:id}`, { id });
  if (row === undefined) throw new Error(`There is no person ${id}.`);
  return personOf(row);
}
