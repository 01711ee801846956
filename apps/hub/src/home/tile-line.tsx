import { countRecords, pb } from '@hub/pb-client';
import { type Count, EVERY_MINUTE, type TileSummary, type Tool, useClock, useToday } from '@hub/tool-kit';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** Under the key of the tool's own data, so that a change made there renews it. */
const countQuery = ({ collection, filter }: Count) =>
  queryOptions({
    queryKey: [collection, 'count', filter],
    queryFn: () => countRecords(pb, collection, filter && pb.filter(...filter)),
  });

interface LiveLineProps {
  tagline: string;
  summary: TileSummary;
}

/** What could not be counted is not told: a tile is no place for an error, its tool will tell. */
function LiveLine({ tagline, summary: { counts, inWords } }: LiveLineProps) {
  const results = useQueries({ queries: counts(useToday()).map(countQuery) });
  const numbers = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return numbers.length === results.length ? inWords(...numbers) : tagline;
}

/** The first use of a clock of another zone takes its time: the tiles are drawn before it. */
function ClockLine({ tagline, lineAt }: { tagline: string; lineAt: (now: Date) => string }) {
  const isLater = useDeferredValue(true, false);
  return useClock(EVERY_MINUTE, (now) => (isLater ? lineAt(now) : tagline)) ?? tagline;
}

/** The quiet line under a tile's name: the tagline, until the tool's live line takes its place. */
export function TileLine({ tool: { tagline, summary, lineAt } }: { tool: Tool }) {
  return (
    <span className="mt-px block text-13 text-muted">
      {summary ? (
        <LiveLine tagline={tagline} summary={summary} />
      ) : lineAt ? (
        <ClockLine tagline={tagline} lineAt={lineAt} />
      ) : (
        tagline
      )}
    </span>
  );
}
