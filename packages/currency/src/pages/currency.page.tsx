import { EmptyState, Page } from '@hub/ui';
import { Coins } from 'lucide-react';

/** Holds the place of Currency until the tool is built. */
export function CurrencyPage() {
  return (
    <Page title="Currency" back="/" tool="currency">
      <EmptyState icon={Coins} title="Coming soon">
        Exchange rates and a converter will live here.
      </EmptyState>
    </Page>
  );
}
