import { CloudAlert } from 'lucide-react';
import { Button } from '../actions/button';

interface ErrorStateProps {
  /** Its message is the sentence that the person reads. */
  error: Error;
  onRetry?: (() => void) | undefined;
}

/** Stands where something could not be loaded: what went wrong and a way to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="m-auto flex max-w-80 flex-col items-center gap-4 px-4 py-10 text-center">
      <CloudAlert size={32} strokeWidth={1.5} aria-hidden className="text-danger" />
      <p className="font-medium text-balance text-danger">{error.message}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
