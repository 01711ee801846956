import { useDeferredValue, type ReactNode } from 'react';
import { Banner } from './banner';
import { ErrorState, isNotFound, isOutOfReach, type WayOut } from './error-state';
import { Skeleton } from './skeleton';

/** The parts of a TanStack Query result that decide what is rendered. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
  /** Whether a "Try again" is running while the failure stays visible. */
  isRetrying?: boolean;
}

/** Another query whose data is shown among the data, such as how everybody in a list is doing. */
interface QueryPart {
  query: QueryLike<unknown>;
  /** Words before the reason of a failure. */
  failedToLoad?: string;
}

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  /** Words before the reason of a failure, such as "Failed to load.". */
  failedToLoad?: string | undefined;
  /** What else is shown in it: a failure is told in the same line as one of the data, the first of them alone. */
  parts?: readonly QueryPart[] | undefined;
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

/** The message of the first failed query, unless another part shows it, with a button that retries all failed queries. */
function FailureLine({ parts }: { parts: readonly QueryPart[] }) {
  const failed = parts.filter(({ query: { error } }) => error !== null && !isOutOfReach(error));
  const [first] = failed;
  if (first === undefined) return null;
  const { data, error } = first.query;
  const words = data === undefined ? first.failedToLoad : 'This may be out of date.';
  return (
    <Banner
      tone="danger"
      onRetry={() => failed.forEach(({ query }) => void query.refetch())}
      isRetrying={failed.some(({ query }) => query.isRetrying)}
    >
      {[words, error?.message].filter(Boolean).join(' ')}
    </Banner>
  );
}

const NO_PARTS: readonly QueryPart[] = [];

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * The one place that branches on pending, failed, empty and loaded. Data that could be loaded once stays on the
 * screen when a later load fails, with one line that says so, whatever else of the screen failed with it; where the hub
 * can't be reached, the shell says it for all.
 */
export function QueryState<Data>({
  query,
  failedToLoad,
  parts = NO_PARTS,
  loading = <Skeleton />,
  empty,
  isEmpty = isEmptyList,
  missing,
  children,
}: QueryStateProps<Data>) {
  const { data, error, isRetrying } = query;
  // The first render of the data is a transition, so that the page reacts to taps meanwhile.
  const hasCome = useDeferredValue(data !== undefined);
  const isGone = missing !== undefined && isNotFound(error);
  if (error && (data === undefined || isGone)) {
    return (
      <ErrorState
        error={error}
        failedToLoad={failedToLoad}
        onRetry={() => void query.refetch()}
        isRetrying={isRetrying}
        missing={missing}
      />
    );
  }
  if (data === undefined || !hasCome) return loading;
  return (
    <>
      <FailureLine parts={[{ query }, ...parts]} />
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  );
}
