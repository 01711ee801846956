import { EmptyState, Page } from '@hub/ui';
import VenetianMask from 'lucide-react/icons/venetian-mask';

/** Holds the place of Obscura until the tool is built. */
export function ObscuraPage() {
  return (
    <Page title="Obscura" back="/" tool="obscura">
      <EmptyState icon={VenetianMask} title="Coming soon">
        Private data in pictures and PDFs will be removed here, on your own device.
      </EmptyState>
    </Page>
  );
}
