import { madeFor, startOfLastRun } from '../src/rules';

/** The plan keeps its `rev`, because nobody has changed it. */
function saveStart(tx: App, plan: HubRecord, start: string): void {
  if (plan.getString('start') === start) return;
  plan.set('start', start);
  tx.saveNoValidate(plan);
}

/** Stores the day from which a plan's weeks are counted, unless a later one is stored. */
export function noteStart(tx: App, plan: HubRecord, start: string): void {
  if (start > plan.getString('start')) saveStart(tx, plan, start);
}

/**
 * If a plan has no workouts from its start on, puts the start back: to the first day of its last run, or without one
 * to `empty`.
 */
export function putBackStart(tx: App, plan: HubRecord, empty: string): void {
  const rows = arrayOf(new DynamicModel({ date: '', plannedDate: '' }));
  tx.db()
    .newQuery('SELECT date, plannedDate FROM workouts WHERE user = {:user} AND plan = {:plan}')
    .bind({ user: plan.getString('user'), plan: plan.id })
    .all(rows);
  const days = rows.map(madeFor);
  const start = plan.getString('start');
  if (!days.some((day) => day >= start)) saveStart(tx, plan, startOfLastRun(days) || empty);
}
