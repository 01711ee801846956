import { Button, EmptyState, Page } from '@hub/ui';
import { CloudAlert, RotateCw } from 'lucide-react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { describeFailure } from '../failure/failure';

/** Stands in for a page that could not be loaded or drawn. */
export function ErrorPage() {
  const { message, remedy } = describeFailure(useRouteError());
  const location = useLocation();
  const navigate = useNavigate();

  function recover() {
    if (remedy === 'reload') window.location.reload();
    else void navigate(location, { replace: true });
  }

  return (
    <Page title="Something went wrong" back="/">
      <div role="alert" className="contents">
        <EmptyState
          icon={CloudAlert}
          title={message}
          action={
            <Button variant="quiet" icon={RotateCw} onClick={recover}>
              {remedy === 'reload' ? 'Reload' : 'Try again'}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
