import { Button, Failed } from '@hub/ui';
import { describeFailure } from './describe-failure';

interface FailureProps {
  error: unknown;
  /** Renders the page again. */
  onRetry: () => void;
}

/** The error page: a sentence about the failure, and one button that may fix it. */
export function Failure({ error, onRetry }: FailureProps) {
  const { message, remedy } = describeFailure(error);
  const isReload = remedy === 'reload';
  return (
    <Failed
      message={message}
      action={
        <Button variant="quiet" onClick={() => (isReload ? window.location.reload() : onRetry())}>
          {isReload ? 'Reload' : 'Try again'}
        </Button>
      }
    />
  );
}
