import type { Plan, PlanValues } from '../../../api/plans';

/** A copy of a plan for another athlete, active at once, or as a template (`user` is `''`). */
export function copyOf(plan: Plan, user: string): PlanValues {
  const { id, planTitle, planDescription, movable, workouts } = plan;
  return {
    user,
    active: user !== '',
    planTitle,
    planDescription: planDescription ?? '',
    movable,
    workouts: [...workouts],
    origin: id,
  };
}

/** The people who already have an active copy of a plan. */
export function copyHolders(plan: Plan, current: readonly Plan[]): ReadonlySet<string> {
  return new Set(
    current.filter(({ origin, active }) => origin === plan.id && active).map(({ user }) => user),
  );
}
