import { daysBetween } from '@hub/calendar';
import { nextReminder, reminderDay } from '@hub/reminders';
import { arrayFrom } from '../services/stored';
import { sendJson } from '../services/upstream';
import { unusedOf } from './categories';
import { isMailSetUp } from './mail';
import { findPersonToRemind, firstDayToTell, type Person } from './person';
import { pushKey } from './push';
import { askOnce, categoriesOf, findToCome, idsToCome } from './records';
import { hubAddress } from './send';
import { sources } from './sources';

/** The next message to a person, as far as it is known today. */
function nextMessage(app: App, person: Person) {
  const { rules, local } = person;
  const struck = reminderDay(local, rules.hour);
  const day = firstDayToTell(person, rules.hour);
  const all = sources
    .filter(({ hour }) => hour === undefined)
    .flatMap((source) =>
      findToCome(app, source, person, struck).flatMap((due) => {
        const next = nextReminder(due, { ...due, day });
        return next === null
          ? []
          : [{ day: next.day, said: source.say(due.item, daysBetween(next.day, due.date)).named }];
      }),
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  const [first] = all;
  if (first === undefined) return null;
  return {
    day: first.day,
    hour: rules.hour,
    said: all.filter((each) => each.day === first.day).map(({ said }) => said),
  };
}

/** The ids of the channels of a person that the hub has removed, because their devices were gone. */
function goneDevices(app: App, { id }: Person): string[] {
  const sql = `SELECT json_group_array(DISTINCT channel) AS text FROM deliveries
    WHERE person = {:id} AND state = 'gone' AND reason <> ''`;
  return arrayFrom<string>(app, sql, { id });
}

/** The first date of all: categories count whenever their records end. */
const FIRST_DAY = '0001-01-01';

/** The categories of all that the person is reminded of, as they are spelled. */
function allCategories(app: App, person: Person): string[] {
  const spellings = sources.flatMap((source) =>
    categoriesOf(askOnce(app), source, person, idsToCome(app, source, person, FIRST_DAY)),
  );
  return [...new Set(spellings)].sort();
}

/** Returns what the reminders page shows besides the person's rules and channels. */
export function serveOverview(e: RequestEvent): void {
  const person = findPersonToRemind(e.app, e.auth?.id ?? '');
  const categories = allCategories(e.app, person);
  sendJson(e, 200, {
    pushKey: pushKey(e.app),
    isMailSetUp: isMailSetUp(e.app),
    address: hubAddress(e.app),
    goneDevices: goneDevices(e.app, person),
    categories,
    unusedCategories: unusedOf(person.rules.categoryLeads, categories),
    next: person.channels.length > 0 ? nextMessage(e.app, person) : null,
  });
}
