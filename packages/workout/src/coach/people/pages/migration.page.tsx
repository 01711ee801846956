import { useSession } from '@hub/auth';
import { EmptyState, LinkButton } from '@hub/ui';
import DatabaseZap from 'lucide-react/icons/database-zap';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths, workoutPaths } from '../../../paths';

/** /workout/migration, for everyone: the import of old data is disabled (specification §8.33). */
export function MigrationPage() {
  const { user } = useSession();
  const isCoaching = user?.isAdmin === true;
  const back = isCoaching ? coachPaths.start : workoutPaths.activity;
  return (
    <WorkoutPage title="Migration" back={back} isCoaching={isCoaching}>
      <EmptyState
        icon={DatabaseZap}
        title="Migration disabled: db.json has been removed for data safety"
        action={
          <LinkButton variant="quiet" to={back}>
            {isCoaching ? 'Go to Admin' : 'Go to Activity'}
          </LinkButton>
        }
      />
    </WorkoutPage>
  );
}
