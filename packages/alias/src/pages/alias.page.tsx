import { EmptyState, Page } from '@hub/ui';
import { AtSign } from 'lucide-react';

/** Holds the place of Aliases until the tool is built. */
export function AliasPage() {
  return (
    <Page title="Aliases" back="/" tool="alias">
      <EmptyState icon={AtSign} title="Coming soon">
        Disposable e-mail addresses will live here.
      </EmptyState>
    </Page>
  );
}
