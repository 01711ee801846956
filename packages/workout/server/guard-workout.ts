import { isAdmin, jsonIn } from '@hub/pocketbase/hooks';
import { contentOf, markOf, readObjects } from '../src/rules';
import { exercisesProblem } from './lists';
import { isPerson } from './is-person';
import { keepToTicks } from './keep-to-ticks';
import { movedFromAfter } from './moved-from';
import { withFoundRecords } from './set-records';

/** The fields of a workout that only the hub writes. */
const THE_HUBS = ['own', 'movedFrom', 'plannedDate', 'planMark', 'seen', 'acted'];

const now = () => new Date().toISOString();

/** Adds the records to the sets in a list; an invalid list is left for the validation to reject. */
function findRecords(app: App, record: HubRecord, stored: unknown): void {
  const sent = jsonIn(record, 'exercises');
  if (sent === null || exercisesProblem(sent) !== null) return;
  record.set('exercises', withFoundRecords(app, record, readObjects(sent), readObjects(stored)));
}

/** Marks a new workout as its athlete's own (specification §6.390), unless it has a plan or is from their coach. */
export function stampWorkout(e: RecordRequestEvent): void {
  const { auth, record } = e;
  if (isPerson(auth)) {
    const isForThemselves = auth.id === record.getString('user');
    const isOwn = (isForThemselves || !isAdmin(auth)) && record.getString('plan') === '';
    for (const name of THE_HUBS) record.set(name, name === 'own' ? isOwn : '');
    if (isForThemselves) record.set('acted', now());
    findRecords(e.app, record, []);
  }
  e.next();
}

/** Clears the mark of a workout whose content somebody has changed: its plan then leaves it as it is. */
function clearMark(record: HubRecord): void {
  const mark = record.getString('planMark');
  if (mark === '') return;
  const content = contentOf({
    workoutTitle: record.getString('workoutTitle'),
    workoutDescription: record.getString('workoutDescription'),
    exercises: jsonIn(record, 'exercises'),
  });
  if (markOf(content) !== mark) record.set('planMark', '');
}

/** Restricts an update to what the person may change, and sets the fields that the hub derives from it. */
function restrictToPerson(app: App, auth: HubRecord, record: HubRecord, latest: HubRecord): void {
  for (const name of THE_HUBS) record.set(name, latest.get(name));
  const isOwn = latest.getBool('own');
  const isAthlete = auth.id === latest.getString('user');
  if (!isAdmin(auth) && !isOwn) keepToTicks(record, latest);
  else if (record.getString('exercises') !== latest.getString('exercises')) {
    findRecords(app, record, jsonIn(latest, 'exercises'));
  }
  const [from, to] = [latest.getString('date'), record.getString('date')];
  const movedFrom = latest.getString('movedFrom');
  record.set('movedFrom', movedFromAfter({ from, to, movedFrom, isAthlete, isOwn }));
  if (isAthlete) record.set('acted', now());
  if (record.getString('reply') !== latest.getString('reply')) record.set('seen', now());
}

/** Restricts an update of a workout to what the person may change, and sets the fields that the hub derives. */
export function guardWorkout({ app, auth, record }: RecordRequestEvent, latest: HubRecord): void {
  if (isPerson(auth)) restrictToPerson(app, auth, record, latest);
  clearMark(record);
}
