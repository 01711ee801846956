import { useDeferredValue, type ReactNode } from 'react';
import { Banner } from './banner';
import { ErrorState, isNotFound, isOutOfReach, type WayOut } from './error-state';
import { Skeleton } from './skeleton';

/** The parts of a TanStack Query result that decide what is rendered. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
  /** Whether a retry is running while the failure stays visible. */
  isRetrying?: boolean;
}

/** Another query whose data is shown within the data, such as the progress of each person in a list. */
interface QueryPart {
  query: QueryLike<unknown>;
  /** Text before the reason of a failure. */
  failedToLoad?: string;
}

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  /** Text before the reason of a failure, such as "Failed to load.". */
  failedToLoad?: string | undefined;
  /** Other queries of the content: the first failure among them and the main query is shown in one line. */
  parts?: readonly QueryPart[] | undefined;
  /** Shown while loading; the rows of a skeleton by default. */
  loading?: ReactNode;
  /** Shown instead of data for which `isEmpty` is true (by default, an empty list). */
  empty?: ReactNode;
  isEmpty?: ((data: Data) => boolean) | undefined;
  /**
   * For a single record: shown instead of "Try again" if it does not exist. In that case, previously loaded
   * data is no longer shown.
   */
  missing?: WayOut | undefined;
  children: (data: Data) => ReactNode;
}

/** The message of the first failed query, with a button that retries all; not about an offline hub. */
function FailureLine({ parts }: { parts: readonly QueryPart[] }) {
  const failed = parts.filter(({ query: { error } }) => error !== null && !isOutOfReach(error));
  const [first] = failed;
  if (first === undefined) return null;
  const { data, error } = first.query;
  const message = data === undefined ? first.failedToLoad : 'This may be out of date.';
  return (
    <Banner
      tone="danger"
      onRetry={() => failed.forEach(({ query }) => void query.refetch())}
      isRetrying={failed.some(({ query }) => query.isRetrying)}
    >
      {[message, error?.message].filter(Boolean).join(' ')}
    </Banner>
  );
}

const NO_PARTS: readonly QueryPart[] = [];

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * The only place that distinguishes pending, failed, empty and loaded. Loaded data stays on the screen when a
 * later request fails, with one line that says so, however many queries have failed; if the hub can't be
 * reached, the shell shows a message for all.
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
  const isInaccessible = missing !== undefined && isNotFound(error);
  if (error && (data === undefined || isInaccessible)) {
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
