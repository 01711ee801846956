import { datesMade, type Horizon, readPlanWorkouts, schedulePlan, takenDates } from '../rules';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { PlanRecord } from '@hub/pb-client';
import { sampleFrame } from '@hub/tool-kit/testing';
import { samplePlan, sampleWorkout } from './records';
import type { SampleStore } from './store';

interface Order {
  user: string;
  plan: string;
  without: string[];
}

/** The plan of a generation: the athlete's own, or a copy of the template that is created for it. */
function planOf({ user, plan }: Order, plans: SampleStore['plans'], batch: string) {
  const named = plans.find(({ id }) => id === plan);
  if (named?.user !== '') return named;
  const isCopy = (one: PlanRecord) => one.user === user && one.origin === named.id && one.active;
  const copy = plans.find(isCopy);
  if (copy) return copy;
  const made = samplePlan({ ...named, ...sampleFrame('plans'), user, active: true, origin: named.id, batch });
  plans.unshift(made);
  return made;
}

/** Generates the workouts of one athlete, except existing ones. */
function make(order: Order, horizon: Horizon, { plans, workouts }: SampleStore, batch: string): number {
  const plan = planOf(order, plans, batch);
  const rules = readPlanWorkouts(plan?.workouts);
  const there = workouts.filter((one) => one.user === order.user && one.plan === plan?.id);
  const taken = new Set(takenDates(there).map(({ key, date }) => `${key}/${date}`));
  const made = schedulePlan(rules, horizon, datesMade(there))
    .dates.filter(({ key, date }) => !order.without.includes(`${key}/${date}`))
    .filter(({ key, date }) => !taken.has(`${key}/${date}`))
    .map(({ key, date }) =>
      sampleWorkout({
        date,
        workoutTitle: rules.find((rule) => rule.key === key)?.title ?? '',
        user: order.user,
        plan: plan?.id ?? '',
        planWorkout: key,
        plannedDate: date,
        batch,
      }),
    );
  workouts.push(...made);
  return made.length;
}

/** Responds like the routes that generate workouts from plans, and undo that. */
export function generationHandlers(store: SampleStore): RequestHandler[] {
  const { plans, workouts } = store;
  let batches = 0;
  const makeAll = (orders: readonly Order[], horizon: Horizon) => {
    batches += 1;
    const batch = `batch${String(batches)}`;
    const created = orders.reduce((sum, order) => sum + make(order, horizon, store, batch), 0);
    return HttpResponse.json({ created, batch });
  };
  return [
    http.post('*/api/hub/workouts/generate', async ({ request }) => {
      const order = (await request.json()) as Order & Horizon;
      return makeAll([order], order);
    }),
    http.post('*/api/hub/workouts/generate-several', async ({ request }) => {
      const { athletes, ...horizon } = (await request.json()) as Horizon & { athletes: Order[] };
      return makeAll(athletes, horizon);
    }),
    http.post('*/api/hub/workouts/undo', async ({ request }) => {
      const { batch } = (await request.json()) as { batch: string };
      const ofBatch = workouts.filter((workout) => workout.batch === batch);
      const untouched = ofBatch.filter(({ rev }) => rev === 1);
      for (const workout of untouched) workouts.splice(workouts.indexOf(workout), 1);
      const isUnused = ({ id, batch: made }: PlanRecord) =>
        made === batch && !workouts.some(({ plan }) => plan === id);
      for (const plan of plans.filter(isUnused)) plans.splice(plans.indexOf(plan), 1);
      return HttpResponse.json({ removed: untouched.length, kept: ofBatch.length - untouched.length });
    }),
  ];
}
