import type { ExerciseRecord, PlanRecord, UserRecord, WorkoutRecord } from '@hub/pb-client';
import { recordHandlers } from '@hub/tool-kit/testing';
import { type Horizon, readPlanWorkouts, schedulePlan } from '@hub/training';
import { http, HttpResponse, type RequestHandler } from 'msw';
import {
  KIM,
  SAM,
  sampleAthlete,
  sampleExercise,
  sampleLibrary,
  samplePlan,
  samplePlans,
  sampleWorkout,
  sampleWorkouts,
} from './samples';

/** What the server holds; the handlers change it. */
export interface SampleStore {
  plans: PlanRecord[];
  workouts: ReturnType<typeof sampleWorkout>[];
  exercises: ExerciseRecord[];
  people: UserRecord[];
}

/** A store with what the samples have. */
export function sampleStore(values: Partial<SampleStore> = {}): SampleStore {
  return {
    plans: samplePlans(),
    workouts: sampleWorkouts(),
    exercises: sampleLibrary(),
    people: [sampleAthlete(SAM, 'Sam Rivers'), sampleAthlete(KIM, 'Kim Sands')],
    ...values,
  };
}

const CONDITION = /(\w+) (=|>=|<=) "([^"]*)"/g;

/** The records that a filter made of `field = "value" && …` lets through, in the order of their dates. */
function select<Row extends object>(records: readonly Row[], query: URLSearchParams): Row[] {
  const conditions = [...(query.get('filter') ?? '').matchAll(CONDITION)];
  const isFit = (row: Row) =>
    conditions.every(([, field = '', operator, value = '']) => {
      const stored = String(row[field as keyof Row]);
      return operator === '=' ? stored === value : operator === '>=' ? stored >= value : stored <= value;
    });
  return records.filter(isFit);
}

type Order = Horizon & { user: string; plan: string; without: string[] };

function generationHandlers({ plans, workouts }: SampleStore): RequestHandler[] {
  let batches = 0;
  return [
    http.post('*/api/hub/workouts/generate', async ({ request }) => {
      const order = (await request.json()) as Order;
      const rules = readPlanWorkouts(plans.find(({ id }) => id === order.plan)?.workouts);
      batches += 1;
      const batch = `batch${String(batches)}`;
      const made = schedulePlan(rules, order)
        .dates.filter(({ key, date }) => !order.without.includes(`${key}/${date}`))
        .filter(({ key, date }) => !workouts.some((one) => one.planWorkout === key && one.date === date))
        .map(({ key, date }) =>
          sampleWorkout(date, rules.find((rule) => rule.key === key)?.title ?? '', {
            user: order.user,
            plan: order.plan,
            planWorkout: key,
            batch,
          }),
        );
      workouts.push(...made);
      return HttpResponse.json({ created: made.length, batch });
    }),
    http.post('*/api/hub/workouts/undo', async ({ request }) => {
      const { batch } = (await request.json()) as { batch: string };
      const ofBatch = workouts.filter((workout) => workout.batch === batch);
      const untouched = ofBatch.filter(({ rev }) => rev === 1);
      for (const workout of untouched) workouts.splice(workouts.indexOf(workout), 1);
      return HttpResponse.json({ removed: untouched.length, kept: ofBatch.length - untouched.length });
    }),
  ];
}

/** Answers like the server where plans, workouts, exercises and people are concerned, from `store`. */
export function plansHandlers(store: SampleStore = sampleStore()): RequestHandler[] {
  return [
    ...recordHandlers({
      collection: 'plans',
      records: store.plans,
      select,
      make: (values) => samplePlan({ ...values, rev: 1 }),
    }),
    ...recordHandlers({
      collection: 'workouts',
      records: store.workouts,
      select,
      make: (values: Partial<WorkoutRecord>) =>
        sampleWorkout(values.date ?? '', values.workoutTitle ?? '', values),
      refuse: ({ id }) =>
        store.workouts.some((workout) => workout.id === id) ? { field: 'id', message: 'It is taken.' } : null,
    }),
    ...recordHandlers({
      collection: 'exercises',
      records: store.exercises,
      select,
      make: ({ title = '' }) => sampleExercise(title),
    }),
    ...recordHandlers({
      collection: 'users',
      records: store.people,
      select,
      make: ({ id = '', name = '' }) => sampleAthlete(id, name),
    }),
    ...generationHandlers(store),
  ];
}
