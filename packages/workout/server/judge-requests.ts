import { judgeLater, stateOf } from './judge-later';

/** Judges the records of later workouts again once a workout of an earlier day is there. */
export function judgeAfterCreate(e: RecordRequestEvent): void {
  e.next();
  const is = stateOf(e.record);
  judgeLater(e.app, e.record, { ...is, list: [] }, is);
}

/** Judges the records of later workouts again after the day or the list of a workout has changed. */
export function judgeAfterUpdate(e: RecordRequestEvent): void {
  const was = stateOf(e.app.findRecordById('workouts', e.record.id));
  e.next();
  judgeLater(e.app, e.record, was, stateOf(e.record));
}

/** Judges the records of later workouts again once a workout is gone. */
export function judgeAfterDelete(e: RecordRequestEvent): void {
  const was = stateOf(e.record);
  e.next();
  judgeLater(e.app, e.record, was, { ...was, list: [] });
}
