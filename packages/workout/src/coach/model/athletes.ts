import type { ActivePlan, Person } from '../../api/person.schema';
import type { Plan } from '../../api/plans';

/** The people who train: users, and admins with a plan; not people who can no longer log in. */
export function athletesOf(people: readonly Person[], plans: readonly Pick<Plan, 'user'>[]): Person[] {
  const followers = new Set(plans.map(({ user }) => user));
  return people.filter(
    ({ id, role, isDeactivated }) => !isDeactivated && (role === 'user' || followers.has(id)),
  );
}

/** The people who train and have no active plan, in their order. */
export function athletesWithoutPlan(
  people: readonly Person[],
  activePlans: readonly Pick<ActivePlan, 'user'>[],
): Person[] {
  const followers = new Set(activePlans.map(({ user }) => user));
  return athletesOf(people, activePlans).filter(({ id }) => !followers.has(id));
}
