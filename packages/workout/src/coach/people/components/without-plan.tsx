import { formatCount } from '@hub/locale';
import { List, ListItem } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { activePlansQuery, peopleQuery } from '../../../api/people';
import { coachPaths } from '../../../paths';
import { athletesWithoutPlan } from '../../model/athletes';

/** How many athletes are named; the list of people has all of them. */
const MOST_NAMED = 3;

/** The first athletes without an active plan, each a link to a new one; nothing while they are unknown. */
export function WithoutPlan() {
  const people = useQuery(peopleQuery()).data;
  const activePlans = useQuery(activePlansQuery()).data;
  const athletes = people && activePlans ? athletesWithoutPlan(people, activePlans) : [];
  if (athletes.length === 0) return null;
  const more = athletes.length - MOST_NAMED;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-17">No active plan</h2>
      <List label="No active plan">
        {athletes.slice(0, MOST_NAMED).map(({ id, name, email }) => (
          <ListItem key={id} to={coachPaths.addPlan(id)}>
            <span className="block font-medium wrap-anywhere">{name ?? email}</span>{' '}
            <span className="block text-13 text-muted">Make a plan</span>
          </ListItem>
        ))}
      </List>
      {more > 0 && <p className="text-13 text-muted">{formatCount(more)} more in User Management.</p>}
    </section>
  );
}
