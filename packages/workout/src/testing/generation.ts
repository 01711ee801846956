import {
  contentsOf,
  type Horizon,
  isBegunWorkout,
  markOf,
  occurrenceId,
  occurrencesOf,
  type PlanState,
  startOf,
} from '../rules';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { PlanRecord, WorkoutRecord } from '@hub/pb-client';
import { sampleFrame } from '@hub/tool-kit/testing';
import { samplePlan, sampleWorkout } from './records';
import type { SampleStore } from './store';

interface Order {
  user: string;
  plan: string;
  without: string[];
  again?: string[];
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

/** The fields of a plan that determine what it generates. */
function stateOf(plan: PlanRecord | undefined): PlanState {
  return { workouts: plan?.workouts, start: plan?.start ?? '', removed: (plan?.removed ?? []) as string[] };
}

/** The workouts that an athlete has from a plan. */
function madeBy({ workouts }: Pick<SampleStore, 'workouts'>, user: string, plan: string | undefined) {
  return workouts
    .filter((one) => one.user === user && one.plan === plan)
    .map((one) => ({ ...one, isBegun: isBegunWorkout({ ...one }) }));
}

/** Generates the workouts of one athlete, except existing ones. */
function make(order: Order, horizon: Horizon, { plans, workouts }: SampleStore, batch: string): number {
  const plan = planOf(order, plans, batch);
  const contents = contentsOf(plan?.workouts);
  const there = madeBy({ workouts }, order.user, plan?.id);
  const state = stateOf(plan);
  const made = occurrencesOf(state, horizon, there).flatMap(({ group, key, planned, workout }) => {
    const id = occurrenceId(key, planned ?? '');
    const content = contents.get(key);
    const isMade = group === 'new' || (group === 'by hand' && order.again?.includes(id));
    if (!isMade || planned === null || workout !== null || order.without.includes(id) || !content) return [];
    const origin = { plan: plan?.id ?? '', planWorkout: key, plannedDate: planned, batch };
    return [
      sampleWorkout({ ...content, ...origin, date: planned, user: order.user, planMark: markOf(content) }),
    ];
  });
  workouts.push(...made);
  const start = startOf(state, horizon, there);
  if (plan && made.length > 0 && start > state.start) plan.start = start;
  return made.length;
}

interface Follow extends Horizon {
  user: string;
  plan: string;
  group: string;
  chosen: string[];
}

/** Brings the chosen workouts of a group in line with their plan; also returns them as they were before. */
function follow({ user, plan: id, group, chosen, ...horizon }: Follow, store: SampleStore, batch: string) {
  const plan = store.plans.find((one) => one.id === id);
  const contents = contentsOf(plan?.workouts);
  const there = madeBy(store, user, id);
  const done = { created: 0, updated: 0, removed: 0 };
  const before: WorkoutRecord[] = [];
  for (const { group: found, key, planned, workout } of occurrencesOf(stateOf(plan), horizon, there)) {
    if (found !== group || !chosen.includes(workout?.id ?? occurrenceId(key, planned ?? ''))) continue;
    const place = store.workouts.findIndex((one) => one.id === workout?.id);
    const former = store.workouts[place];
    if (former) before.push({ ...former });
    const content = contents.get(key);
    if (planned === null || !content) {
      store.workouts.splice(place, 1);
      done.removed += 1;
      continue;
    }
    const isChanged = former?.planMark === '';
    const given = isChanged ? {} : { ...content, planMark: markOf(content) };
    const asPlanned = { ...given, date: planned, plannedDate: planned };
    if (former) Object.assign(former, asPlanned, { rev: former.rev + 1 });
    else store.workouts.push(sampleWorkout({ ...asPlanned, user, plan: id, planWorkout: key, batch }));
    done[former ? 'updated' : 'created'] += 1;
  }
  return { done, before };
}

/** Responds like the routes that generate workouts from plans, bring them in line with plans, and undo that. */
export function generationHandlers(store: SampleStore): RequestHandler[] {
  const { plans, workouts } = store;
  let batches = 0;
  let changes: { batch: string; before: readonly WorkoutRecord[] } | undefined;
  const makeAll = (orders: readonly Order[], horizon: Horizon) => {
    batches += 1;
    const batch = `batch${String(batches)}`;
    const created = orders.reduce((sum, order) => sum + make(order, horizon, store, batch), 0);
    return HttpResponse.json({ created, batch: created > 0 ? batch : '' });
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
    http.post('*/api/hub/workouts/follow', async ({ request }) => {
      batches += 1;
      const batch = `batch${String(batches)}`;
      const { done, before } = follow((await request.json()) as Follow, store, batch);
      changes = { batch, before };
      const isNothing = done.created + done.updated + done.removed === 0;
      return HttpResponse.json({ ...done, batch: isNothing ? '' : batch });
    }),
    http.post('*/api/hub/workouts/undo', async ({ request }) => {
      const { batch } = (await request.json()) as { batch: string };
      const ofBatch = workouts.filter((workout) => workout.batch === batch);
      const untouched = ofBatch.filter(({ rev }) => rev === 1);
      for (const workout of untouched) workouts.splice(workouts.indexOf(workout), 1);
      const isUnused = ({ id, batch: made }: PlanRecord) =>
        made === batch && !workouts.some(({ plan }) => plan === id);
      for (const plan of plans.filter(isUnused)) plans.splice(plans.indexOf(plan), 1);
      const restored = changes?.batch === batch ? changes.before : [];
      for (const former of restored) {
        const place = workouts.findIndex(({ id }) => id === former.id);
        workouts.splice(place < 0 ? workouts.length : place, place < 0 ? 0 : 1, former);
      }
      const kept = ofBatch.length - untouched.length;
      return HttpResponse.json({ removed: untouched.length, kept, restored: restored.length });
    }),
  ];
}
