import { EmptyState, Page } from '@hub/ui';
import { Globe } from 'lucide-react';

/** Holds the place of Time until the tool is built. */
export function TimePage() {
  return (
    <Page title="Time" back="/" tool="time">
      <EmptyState icon={Globe} title="Coming soon">
        World clocks with the weather will live here.
      </EmptyState>
    </Page>
  );
}
