import { FormSkeleton, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { athleteQuery } from '../../../api/athlete';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths, TO_PEOPLE } from '../../../paths';

interface WithAthleteProps {
  athleteId: string;
  /** The title of the screen until the person is known. */
  title: string;
  children: (athlete: { id: string; name: string }) => ReactNode;
}

/** Shows what is begun for a person once it is known that they are there, and it is loaded; says so where they are not. */
export function WithAthlete({ athleteId, title, children }: WithAthleteProps) {
  const query = useQuery(athleteQuery(athleteId));
  const loading = <FormSkeleton fields={4} />;
  const frame = (content: ReactNode) => (
    <WorkoutPage title={title} back={coachPaths.plans(athleteId)}>
      {content}
    </WorkoutPage>
  );
  if (query.data) return <Suspense fallback={frame(loading)}>{children(query.data)}</Suspense>;
  return frame(
    <QueryState query={query} failedToLoad="Failed to load." loading={loading} missing={TO_PEOPLE}>
      {() => null}
    </QueryState>,
  );
}
