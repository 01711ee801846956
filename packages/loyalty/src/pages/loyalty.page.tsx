import { EmptyState, Page } from '@hub/ui';
import { CreditCard } from 'lucide-react';

/** Holds the place of Loyality until the tool is built. */
export function LoyaltyPage() {
  return (
    <Page title="Loyality" back="/" tool="loyalty">
      <EmptyState icon={CreditCard} title="Coming soon">
        Your membership cards will live here.
      </EmptyState>
    </Page>
  );
}
