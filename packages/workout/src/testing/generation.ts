import { type Horizon, readPlanWorkouts, schedulePlan } from '../rules';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { sampleWorkout } from './records';
import type { SampleStore } from './store';

type Order = Horizon & { user: string; plan: string; without: string[] };

/** Answers like the routes that make workouts out of a plan, and take them back. */
export function generationHandlers({ plans, workouts }: SampleStore): RequestHandler[] {
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
          sampleWorkout({
            date,
            workoutTitle: rules.find((rule) => rule.key === key)?.title ?? '',
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
