import { isPerson } from './is-person';

/** The fields of a plan that only the hub writes. */
const THE_HUBS = ['start', 'removed'];

/** Clears the hub's fields of a new plan: nothing was generated from it yet. */
export function stampPlan(e: RecordRequestEvent): void {
  if (isPerson(e.auth)) {
    e.record.set('start', '');
    e.record.set('removed', []);
  }
  e.next();
}

/** Keeps the hub's fields of a plan in an update by a person. */
export function guardPlan({ auth, record }: RecordRequestEvent, latest: HubRecord): void {
  if (isPerson(auth)) for (const name of THE_HUBS) record.set(name, latest.get(name));
}
