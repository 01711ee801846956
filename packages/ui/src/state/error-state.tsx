import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../actions/button';
import { LinkButton } from '../actions/link-button';
import { Failed } from './failed';

/** Where to go when a record is not there: the list it would be in. */
export interface WayOut {
  /** The words on the button, such as "Go to Expiry". */
  label: string;
  to: string;
  /** A missing record is shown in red, like a failure. */
  isAlarm?: boolean;
}

interface ErrorStateProps {
  /** Its message is the sentence that the person reads. */
  error: Error;
  /** Words before the reason, such as "Failed to load."; left out for a missing record. */
  failedToLoad?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Offered in place of another try when the error says `not-found`. */
  missing?: WayOut | undefined;
}

function isOfKind(error: Error | null, kind: string): boolean {
  return error !== null && 'kind' in error && error.kind === kind;
}

/** Whether an error says that there is no such record: it is gone, or no longer shared with the person. */
export const isNotFound = (error: Error | null) => isOfKind(error, 'not-found');

/** Whether an error says that the hub can't be reached. */
export const isOutOfReach = (error: Error | null) => isOfKind(error, 'offline');

/** Stands where something could not be loaded: what went wrong and a way to try again, or out where that is vain. */
export function ErrorState({ error, failedToLoad, onRetry, isRetrying, missing }: ErrorStateProps) {
  if (missing && isNotFound(error)) {
    const wayOut = <LinkButton to={missing.to}>{missing.label}</LinkButton>;
    return <Failed icon={SearchX} quiet={!missing.isAlarm} message={error.message} action={wayOut} />;
  }
  const words = [failedToLoad, error.message].filter(Boolean).join(' ');
  const retry = onRetry && (
    <Button variant="quiet" busy={isRetrying} onClick={onRetry}>
      Try again
    </Button>
  );
  return <Failed message={words} action={retry} />;
}
