import { areTooLarge, type Horizon, MOST_ATHLETES, MOST_DATES, type PlannedWorkouts } from '../../../rules';
import type { SeveralOrder } from '../../../api/generation';
import { countsOf, datesToSend } from '../../plans/model/generation';
import type { AthletePreview } from './athlete-preview';

/** The totals of several athletes. */
export function sumOf(athletes: readonly AthletePreview[]): AthletePreview['counts'] {
  return countsOf(athletes.flatMap(({ planned }) => planned));
}

/** Whether the number of workouts exceeds the limit of one generation (specification §9.32). */
export function areTooMany(athletes: readonly AthletePreview[]): boolean {
  return athletes.some(({ isTooLong }) => isTooLong) || sumOf(athletes).new > MOST_DATES;
}

/** The athletes who get something. */
function given(athletes: readonly AthletePreview[]): AthletePreview[] {
  return athletes.filter(({ counts }) => counts.new > 0);
}

/** Whether more athletes get workouts than one generation may have (specification §9.310). */
export function areTooManyAthletes(athletes: readonly AthletePreview[]): boolean {
  return given(athletes).length > MOST_ATHLETES;
}

function keyIn(id: string): string {
  return id.slice(0, id.lastIndexOf('/'));
}

/** Whether the size of the workouts exceeds the limit of one generation (specification §9.34). */
export function isTooMuch(athletes: readonly AthletePreview[]): boolean {
  return areTooLarge(
    athletes.map(({ plan, planned }): PlannedWorkouts => {
      const made = planned.filter(({ state }) => state === 'new');
      return { stored: plan?.workouts, dates: made.map(({ id }) => ({ key: keyIn(id) })) };
    }),
  );
}

/** The request to the server: for each athlete exactly the workouts that are new in the preview. */
export function orderOf(athletes: readonly AthletePreview[], horizon: Horizon): SeveralOrder {
  const orders = given(athletes).map(({ user, plan, planned }) => ({
    user,
    plan: plan?.id ?? '',
    rev: plan?.rev ?? 0,
    ...datesToSend(planned),
  }));
  return { ...horizon, athletes: orders };
}
