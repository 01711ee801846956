import { jsonIn } from '@hub/pocketbase/hooks';
import { type Horizon, isBegunWorkout, knownDays, type MadeWorkout, type PlanState } from '../src/rules';
import { removedOf } from './removed';

/** A workout that belongs to a plan, with its id. */
export interface FoundWorkout extends MadeWorkout {
  id: string;
}

const COLUMNS = {
  ...{ id: '', planWorkout: '', date: '', plannedDate: '', planMark: '' },
  ...{ finished: '', note: '', exercises: '' },
};

/** The workouts of a plan that determine what a horizon generates for this person. */
export function madeBefore(tx: App, user: string, plan: string, horizon: Horizon): FoundWorkout[] {
  const rows = arrayOf(new DynamicModel(COLUMNS));
  tx.db()
    .newQuery(
      `SELECT ${Object.keys(COLUMNS).join(', ')} FROM workouts WHERE user = {:user} AND plan = {:plan}
         AND ((date >= {:from} AND date <= {:to}) OR (plannedDate >= {:from} AND plannedDate <= {:to}))`,
    )
    .bind({ user, plan, ...knownDays(horizon) })
    .all(rows);
  return rows.map(({ id, planWorkout, date, plannedDate, planMark, finished, note, exercises }) => {
    const stored = JSON.parse(exercises || '[]') as unknown;
    return {
      ...{ id, planWorkout, date, plannedDate, planMark },
      isBegun: isBegunWorkout({ exercises: stored, finished, note }),
    };
  });
}

/** The fields of a plan that determine what it generates. */
export function stateOf(plan: HubRecord): PlanState {
  return {
    workouts: jsonIn(plan, 'workouts'),
    start: plan.getString('start'),
    removed: removedOf(plan),
  };
}
