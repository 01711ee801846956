import CloudAlert from 'lucide-react/icons/cloud-alert';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../actions/button';
import { LinkButton } from '../actions/link-button';

/** Where to go when a record is not there: the list it would be in. */
export interface WayOut {
  /** The words on the button, such as "Go to Expiry". */
  label: string;
  to: string;
}

interface ErrorStateProps {
  /** Its message is the sentence that the person reads. */
  error: Error;
  /** Words before it, such as "Failed to load."; what is not there has not failed. */
  failedToLoad?: string | undefined;
  onRetry?: (() => void) | undefined;
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
export function ErrorState({ error, failedToLoad, onRetry, missing }: ErrorStateProps) {
  const wayOut = isNotFound(error) ? missing : undefined;
  const Icon = wayOut ? SearchX : CloudAlert;
  const words = wayOut ? error.message : [failedToLoad, error.message].filter(Boolean).join(' ');
  return (
    <div
      role="alert"
      className="m-auto flex max-w-[20rem] flex-col items-center gap-4 px-4 py-10 text-center"
    >
      <Icon size={32} strokeWidth={1.5} aria-hidden className={wayOut ? 'text-muted' : 'text-danger'} />
      <p className={`font-medium text-balance ${wayOut ? '' : 'text-danger'}`}>{words}</p>
      {wayOut ? (
        <LinkButton to={wayOut.to}>{wayOut.label}</LinkButton>
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
