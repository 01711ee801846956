import { saveWith } from './make-workout';

/** The active plan that an athlete has copied from a template, the newest of several; `null` without one. */
export function findCopy(tx: App, template: HubRecord, user: string): HubRecord | null {
  const isCopy = 'user = {:user} && origin = {:origin} && active = true';
  const [copy = null] = tx.findRecordsByFilter('plans', isCopy, '-created,id', 1, 0, {
    user,
    origin: template.id,
  });
  return copy;
}

/** Copies a template as an athlete's own plan. The batch is the generation that needs it. */
export function copyTemplate(tx: App, template: HubRecord, user: string, batch: string): HubRecord {
  const copy = new Record(template.collection());
  for (const field of ['planTitle', 'planDescription', 'workouts', 'movable'])
    copy.set(field, template.get(field));
  saveWith(tx, copy, { user, active: true, origin: template.id, batch });
  return copy;
}
