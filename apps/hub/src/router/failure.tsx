import { Button, EmptyState } from '@hub/ui';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { describeFailure } from './describe-failure';

interface FailureProps {
  error: unknown;
  /** Draws the page anew. */
  onRetry: () => void;
}

/** What went wrong with a page, and the one button that may mend it. */
export function Failure({ error, onRetry }: FailureProps) {
  const { message, remedy } = describeFailure(error);
  const isReload = remedy === 'reload';
  return (
    <div role="alert" className="m-auto">
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
  );
}
