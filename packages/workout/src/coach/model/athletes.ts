import type { Person } from '../../api/person.schema';
import type { Plan } from '../../api/plans';

/** Whoever trains: users, and an admin who follows a plan; nobody who can't log in any more. */
export function athletesOf(people: readonly Person[], plans: readonly Pick<Plan, 'user'>[]): Person[] {
  const followers = new Set(plans.map(({ user }) => user));
  return people.filter(
    ({ id, role, isDeactivated }) => !isDeactivated && (role === 'user' || followers.has(id)),
  );
}
