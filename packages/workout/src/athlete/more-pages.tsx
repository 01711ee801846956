import { Banner, Button } from '@hub/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

interface MorePagesProps {
  /** Of an infinite query. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
  label: string;
}

/** How far below the window a list goes on before its end is seen. */
const AHEAD = '800px';

/** The end of a list that has more pages: the next one is fetched as one scrolls near, or by a button. */
export function MorePages({ query, label }: MorePagesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const onNear = useEffectEvent(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) fetchNextPage();
  });

  useEffect(() => {
    if (!hasNextPage || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // Observed anew with each page: an end that is still near tells nothing by itself.
  }, [hasNextPage, isFetchingNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex flex-col">
      {isFetchNextPageError && error ? (
        <Banner tone="danger" onRetry={() => void fetchNextPage()}>
          {error.message}
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
