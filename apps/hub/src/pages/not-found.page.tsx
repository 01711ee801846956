import { Address, EmptyState, LinkButton, Page } from '@hub/ui';
import Compass from 'lucide-react/icons/compass';
import { useLocation } from 'react-router-dom';

/** The page for unknown addresses. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page title="Page not found" back="/">
      <EmptyState
        icon={Compass}
        title="There is nothing here"
        action={<LinkButton to="/">Go to Apps</LinkButton>}
      >
        No page has the address{' '}
        <span className="wrap-anywhere">
          <Address>{pathname}</Address>
        </span>
        .
      </EmptyState>
    </Page>
  );
}
