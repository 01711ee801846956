import { useDeferredValue, type ReactNode } from 'react';
import { Banner } from './banner';
import { ErrorState, isNotFound, isOutOfReach, type WayOut } from './error-state';
import { Skeleton } from './skeleton';

/** The parts of a TanStack Query result that decide what is drawn. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
  /** What a person asked for by "Try again" is under way, while the failure stays in sight. */
  isRetrying?: boolean;
}

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  /** Words before the reason of a failure, such as "Failed to load.". */
  failedToLoad?: string | undefined;
  /** Drawn until there is something; rows of a skeleton unless given. */
  loading?: ReactNode;
  /** Drawn in the place of data that `isEmpty` (an empty list unless given). */
  empty?: ReactNode;
  isEmpty?: ((data: Data) => boolean) | undefined;
  /**
   * For a single record: offered when it is not there, in place of another try. What was loaded of it before is not
   * shown any longer then.
   */
  missing?: WayOut | undefined;
  children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * The one place that branches on pending, failed, empty and loaded. Data that could be loaded once stays on the
 * screen when a later load fails, with a line that says so; where the hub can't be reached, the shell says it for all.
 */
export function QueryState<Data>({
  query,
  failedToLoad,
  loading = <Skeleton />,
  empty,
  isEmpty = isEmptyList,
  missing,
  children,
}: QueryStateProps<Data>) {
  const { data, error, isRetrying } = query;
  // What comes is drawn for the first time in slices, so that the page answers a touch meanwhile.
  const hasCome = useDeferredValue(data !== undefined);
  const retry = () => void query.refetch();
  const isGone = missing !== undefined && isNotFound(error);
  if (error && (data === undefined || isGone)) {
    return (
      <ErrorState
        error={error}
        failedToLoad={failedToLoad}
        onRetry={retry}
        isRetrying={isRetrying}
        missing={missing}
      />
    );
  }
  if (data === undefined || !hasCome) return loading;
  return (
    <>
      {error && !isOutOfReach(error) && (
        <Banner tone="danger" onRetry={retry} isRetrying={isRetrying}>
          This may be out of date. {error.message}
        </Banner>
      )}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  );
}
