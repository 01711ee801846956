import { useSession } from '@hub/auth';
import { Page, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { HubState } from '../owner/hub-state';
import { hubStatusQuery } from '../owner/hub-status.api';

function OwnersPage() {
  const query = useQuery(hubStatusQuery);
  return (
    <Page title="Hub" back="/account">
      <QueryState query={query}>{(status) => <HubState status={status} />}</QueryState>
    </Page>
  );
}

/** /account/hub: the state of the hub, for its owner; others go home. */
export function HubPage() {
  const { user, status } = useSession();
  if (user?.ownsHub === true) return <OwnersPage />;
  return status === 'loading' ? null : <Navigate to="/" replace />;
}
