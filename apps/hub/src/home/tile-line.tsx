import { countRecords, pb } from '@hub/pb-client';
import { type Count, type TileSummary, type Tool, useToday } from '@hub/tool-kit';
import { queryOptions, useQueries } from '@tanstack/react-query';

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

/** The quiet line under a tile's name: the tagline, until the tool's live line takes its place. */
export function TileLine({ tool: { tagline, summary } }: { tool: Tool }) {
  return (
    <span className="mt-px block text-13 text-muted">
      {summary === undefined ? tagline : <LiveLine tagline={tagline} summary={summary} />}
    </span>
  );
}
