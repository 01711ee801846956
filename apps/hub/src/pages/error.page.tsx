import { Button, EmptyState, Page } from '@hub/ui';
import { CloudAlert, RotateCw } from 'lucide-react';
import { describeFailure } from '../router/describe-failure';

interface ErrorPageProps {
  error: unknown;
  /** Draws the page anew. */
  onRetry: () => void;
}

/** Stands in for a page that could not be loaded or drawn. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { message, remedy } = describeFailure(error);
  const isReload = remedy === 'reload';
  return (
    <Page title="Something went wrong" back="/">
      <div role="alert" className="contents">
        <EmptyState
          icon={CloudAlert}
          title={message}
          action={
            <Button
              variant="quiet"
              icon={RotateCw}
              onClick={() => (isReload ? window.location.reload() : onRetry())}
            >
              {isReload ? 'Reload' : 'Try again'}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
