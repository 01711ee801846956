import { EmptyState } from '@hub/ui';
import { Dumbbell } from 'lucide-react';
import { WorkoutPage } from './workout-page';

/** Holds the place of a screen until it is built. */
export function ComingSoon() {
  return (
    <WorkoutPage title="Workout" back="/">
      <EmptyState icon={Dumbbell} title="Coming soon">
        Plans, exercises and results will live here.
      </EmptyState>
    </WorkoutPage>
  );
}
