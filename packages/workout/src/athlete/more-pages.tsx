import { Banner, Button } from '@hub/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNearEnd } from '../components/use-near-end';

interface MorePagesProps {
  /** The result of an infinite query. */
  query: UseInfiniteQueryResult;
  /** Text before the reason of a failure. */
  failedToLoad: string;
  label: string;
  /** Whether only the button loads the next page: if few of many items are shown, the end is always near. */
  isByHand?: boolean;
}

/** The end of a list with further pages: the next one is loaded when the end comes near, or with a button. */
export function MorePages({ query, failedToLoad, label, isByHand = false }: MorePagesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, hasNextPage && !isFetchingNextPage && !isByHand, () => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  });

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex flex-col">
      {isFetchNextPageError ? (
        <Banner tone="danger" onRetry={() => void fetchNextPage()}>
          {failedToLoad} {error.message}
        </Banner>
      ) : (
        <Button
          variant="quiet"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
