import { areTooLarge, type Horizon, MOST_DATES, type PlannedWorkouts } from '../../../rules';
import type { SeveralOrder } from '../../../api/generation';
import type { AthletePreview } from './athlete-preview';

/** The counts of several athletes together. */
export function sumOf(athletes: readonly AthletePreview[]): AthletePreview['counts'] {
  const sum = { new: 0, there: 0, out: 0 };
  for (const { counts } of athletes) {
    sum.new += counts.new;
    sum.there += counts.there;
    sum.out += counts.out;
  }
  return sum;
}

/** Whether it would be more workouts than are made at once (specification §9.32). */
export function areTooMany(athletes: readonly AthletePreview[]): boolean {
  return athletes.some(({ isTooLong }) => isTooLong) || sumOf(athletes).new > MOST_DATES;
}

function keyIn(id: string): string {
  return id.slice(0, id.lastIndexOf('/'));
}

/** Whether it would be more to store than is made at once (specification §9.34). */
export function isTooMuch(athletes: readonly AthletePreview[]): boolean {
  return areTooLarge(
    athletes.map(({ plan, planned }): PlannedWorkouts => {
      const made = planned.filter(({ state }) => state === 'new');
      return { stored: plan?.workouts, dates: made.map(({ id }) => ({ key: keyIn(id) })) };
    }),
  );
}

/** What the server is asked for: of each athlete all that the preview calls new, and nothing else. */
export function orderOf(athletes: readonly AthletePreview[], horizon: Horizon): SeveralOrder {
  const orders = athletes
    .filter(({ counts }) => counts.new > 0)
    .map(({ user, plan, planned }) => ({
      user,
      plan: plan?.id ?? '',
      without: planned.filter(({ state }) => state !== 'new').map(({ id }) => id),
    }));
  return { ...horizon, athletes: orders };
}
