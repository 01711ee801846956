import { EmptyState, Page } from '@hub/ui';
import { Dumbbell } from 'lucide-react';

/** Holds the place of Workout until the tool is built. */
export function WorkoutPage() {
  return (
    <Page title="Workout" back="/" tool="workout">
      <EmptyState icon={Dumbbell} title="Coming soon">
        Plans, exercises and results will live here.
      </EmptyState>
    </Page>
  );
}
