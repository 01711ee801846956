import type { Plan, PlanValues } from '../../../api/plans';

/**
 * A plan for another athlete, or as a template (`user` is `''`). It is a plan of its own from then on: neither changes
 * with the other. An athlete follows it at once.
 */
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

/** Who follows a copy of a plan already. */
export function copyHolders(plan: Plan, current: readonly Plan[]): ReadonlySet<string> {
  return new Set(
    current.filter(({ origin, active }) => origin === plan.id && active).map(({ user }) => user),
  );
}
