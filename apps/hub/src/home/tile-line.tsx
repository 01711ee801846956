import { useSession } from '@hub/auth';
import { countRecords, pb } from '@hub/pb-client';
import { type Count, type LocalLine, type TileSummary, type Tool, useToday } from '@hub/tool-kit';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useDeferredValue, useSyncExternalStore } from 'react';

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

const standsStill = () => () => undefined;

function KnownLine({
  tagline,
  line: { read, subscribe = standsStill },
}: {
  tagline: string;
  line: LocalLine;
}) {
  const personId = useSession().user?.id ?? '';
  // The tiles are drawn before it: the first clock of another zone takes a phone 30 ms.
  const isLater = useDeferredValue(true, false);
  // The build draws home for everyone, so it knows no line.
  const line = useSyncExternalStore(
    subscribe,
    () => (isLater ? read(personId, new Date()) : null),
    () => null,
  );
  return line ?? tagline;
}

function Line({ tool: { tagline, summary, localLine } }: { tool: Tool }) {
  if (summary !== undefined) return <LiveLine tagline={tagline} summary={summary} />;
  return localLine === undefined ? tagline : <KnownLine tagline={tagline} line={localLine} />;
}

/** The quiet line under a tile's name: the tagline, until the tool's live line takes its place. */
export function TileLine({ tool }: { tool: Tool }) {
  return (
    <span className="mt-px block text-13 text-muted">
      <Line tool={tool} />
    </span>
  );
}
