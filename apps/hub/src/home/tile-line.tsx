import { useSession } from '@hub/auth';
import { hubNow } from '@hub/pb-client';
import { type LocalLine, type TileSummary, type Tool, useToday } from '@hub/tool-kit';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { momentOf, tileQuery } from './tile-query';

interface LiveLineProps {
  tagline: string;
  summary: TileSummary;
}

/** Shows nothing where loading failed: the tool itself shows the error. */
function LiveLine({ tagline, summary: { queries, inWords } }: LiveLineProps) {
  const { user } = useSession();
  const moment = momentOf(user, useToday());
  const counts = queries(moment);
  const results = useQueries({ queries: counts.map(tileQuery) });
  const isKnown = results.every(
    ({ data, fetchStatus }, at) => data !== undefined || (counts[at]?.isExtra && fetchStatus !== 'fetching'),
  );
  if (!isKnown) return tagline;
  return inWords(
    results.map(({ data }) => data),
    moment,
  );
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
    () => (isLater ? read(personId, hubNow()) : null),
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
    <span className="mt-px block wrap-break-word text-13 text-muted">
      <Line tool={tool} />
    </span>
  );
}
