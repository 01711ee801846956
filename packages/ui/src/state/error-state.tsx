import { CloudAlert } from 'lucide-react';
import { Button } from '../actions/button';
import { LinkButton } from '../actions/link-button';

interface ErrorStateProps {
  /** Its message is the sentence that the person reads. */
  error: Error;
  onRetry?: (() => void) | undefined;
  /** Where to go on when it is not there: to try again would be in vain. */
  missing?: { label: string; to: string } | undefined;
}

function isMissing(error: Error): boolean {
  return 'kind' in error && error.kind === 'not-found';
}

/** Stands where something could not be loaded: what went wrong and a way to try again, or to go on. */
export function ErrorState({ error, onRetry, missing }: ErrorStateProps) {
  return (
    <div role="alert" className="m-auto flex max-w-80 flex-col items-center gap-4 px-4 py-10 text-center">
      <CloudAlert size={32} strokeWidth={1.5} aria-hidden className="text-danger" />
      <p className="font-medium text-balance text-danger">{error.message}</p>
      {missing && isMissing(error) ? (
        <LinkButton variant="quiet" to={missing.to}>
          {missing.label}
        </LinkButton>
      ) : (
        onRetry && (
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        )
      )}
    </div>
  );
}
