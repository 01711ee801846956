import type { Person } from '../../api/person.schema';
import type { Plan } from '../../api/plans';

/** The people who train: users, and admins with a plan; not people who can no longer log in. */
export function athletesOf(people: readonly Person[], plans: readonly Pick<Plan, 'user'>[]): Person[] {
  const followers = new Set(plans.map(({ user }) => user));
  return people.filter(
    ({ id, role, isDeactivated }) => !isDeactivated && (role === 'user' || followers.has(id)),
  );
}
