import { FormSkeleton, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { athleteQuery } from '../../../api/athlete';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths, TO_PEOPLE } from '../../../paths';

interface WithAthleteProps {
  athleteId: string;
  /** The title of the screen until the person has loaded. */
  title: string;
  children: (athlete: { id: string; name: string }) => ReactNode;
}

/** Renders its content when the person has loaded, and a message if they do not exist. */
export function WithAthlete({ athleteId, title, children }: WithAthleteProps) {
  const query = useQuery(athleteQuery(athleteId));
  if (query.data) return children(query.data);
  return (
    <WorkoutPage title={title} back={coachPaths.plans(athleteId)}>
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={<FormSkeleton fields={4} />}
        missing={TO_PEOPLE}
      >
        {() => null}
      </QueryState>
    </WorkoutPage>
  );
}
