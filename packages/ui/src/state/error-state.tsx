import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../actions/button';
import { LinkButton } from '../actions/link-button';
import { Failed } from './failed';

/** A link to the list of a record that does not exist. */
export interface WayOut {
  /** The label of the button, such as "Go to Expiry". */
  label: string;
  to: string;
  /** Whether it is shown in red, like a failure. */
  isAlarm?: boolean;
}

interface ErrorStateProps {
  /** Its message is the sentence for the person. */
  error: Error;
  /** Text before the reason, such as "Failed to load."; not shown for a missing record. */
  failedToLoad?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Shown instead of "Try again" if the error's kind is `not-found`. */
  missing?: WayOut | undefined;
}

function isOfKind(error: Error | null, kind: string): boolean {
  return error !== null && 'kind' in error && error.kind === kind;
}

/** Whether an error means that there is no such record: it was deleted, or is no longer shared. */
export const isNotFound = (error: Error | null) => isOfKind(error, 'not-found');

/** Whether an error means that the hub can't be reached. */
export const isOutOfReach = (error: Error | null) => isOfKind(error, 'offline');

/** Replaces content that could not be loaded: what went wrong, with "Try again" or a useful link. */
export function ErrorState({ error, failedToLoad, onRetry, isRetrying, missing }: ErrorStateProps) {
  if (missing && isNotFound(error)) {
    const wayOut = <LinkButton to={missing.to}>{missing.label}</LinkButton>;
    return <Failed icon={SearchX} quiet={!missing.isAlarm} message={error.message} action={wayOut} />;
  }
  const sentence = [failedToLoad, error.message].filter(Boolean).join(' ');
  const retry = onRetry && (
    <Button variant="quiet" busy={isRetrying} onClick={onRetry}>
      Try again
    </Button>
  );
  return <Failed message={sentence} action={retry} />;
}
