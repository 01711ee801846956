import type { CalendarDate } from '@hub/calendar';
import { formatDate } from '@hub/tool-kit';
import { Card, Loading, QueryState, Tabs } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { yearQuery } from '../api/rates.queries';
import { wholeChange } from '../model/change';
import type { Pair } from '../model/currencies';
import { ownNotation } from '../model/notation';
import { historyOf, type RatePoint } from '../model/rates';
import { historyDecimals, extremesOf, lastMonths, type SpanId, SPANS } from '../model/span';
import { ChangeBadge } from './change-badge';
import { lineColour } from './line-colour';
import { RateChart } from './rate-chart';

/** The place of the chart is kept while it is loaded: nothing under it moves. */
const CHART_HEIGHT = 'h-60 column:h-96';
/** The lines of the chart, drawn before its points are there. */
const LINES = [1, 2, 3, 4];

/** The line before a fact parts it from the one at its left; before the first of a row it is cut off. */
function Fact({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="-ml-[calc(--spacing(3)+1px)] flex-[1_1_6.5rem] border-l border-line px-3">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="text-17 font-bold">{value}</dd>
      <dd className="text-13 text-muted">{note}</dd>
    </div>
  );
}

interface HistoryProps {
  pair: Pair;
  span: SpanId;
  history: readonly RatePoint[];
}

function History({ pair, span, history }: HistoryProps) {
  const extremes = useMemo(() => extremesOf(history), [history]);
  if (extremes === null)
    return <p className="text-muted">There are no rates for this period. Choose a longer one.</p>;
  const { low, high, average } = extremes;
  const write = (value: number) => ownNotation().write(value, historyDecimals(extremes));
  return (
    <>
      <div className={`${CHART_HEIGHT} ${lineColour(history)}`}>
        <RateChart pair={pair} span={span} history={history} extremes={extremes} />
      </div>
      <dl className="flex flex-wrap gap-y-3 overflow-x-clip border-t border-line pt-4 tabular-nums">
        <Fact name="Low" value={write(low.value)} note={formatDate(low.date)} />
        <Fact name="High" value={write(high.value)} note={formatDate(high.date)} />
        <Fact name="Average" value={write(average)} note={`${String(history.length)} days`} />
      </dl>
    </>
  );
}

interface HistoryCardProps {
  pair: Pair;
  /** The newest day with rates; nothing while it is not known. */
  until: CalendarDate | undefined;
}

/** The history of a pair over a month, three months or a year: as a line, and in numbers. */
export function HistoryCard({ pair, until }: HistoryCardProps) {
  const [span, setSpan] = useState<SpanId>('1Y');
  const query = useQuery(yearQuery(until, pair));
  const { from, to } = pair;
  const { data: days } = query;
  const { months, title, during } = SPANS.find(({ id }) => id === span) ?? SPANS[2];
  const history = useMemo(
    () => lastMonths(days ? historyOf({ from, to }, days) : [], months),
    [from, to, days, months],
  );
  const change = wholeChange(history);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-17">{title}</h2>
        {change && (
          <p className="text-13 tabular-nums">
            <ChangeBadge change={change} during={during} />
          </p>
        )}
      </div>
      <Tabs label="Range" tabs={SPANS.map(({ id }) => ({ id, label: id }))} value={span} onChange={setSpan}>
        <QueryState
          query={query}
          loading={
            <Loading look={`flex flex-col ${CHART_HEIGHT}`}>
              {LINES.map((line) => (
                <span key={line} className="flex-1 border-t border-line" />
              ))}
            </Loading>
          }
        >
          {() => <History pair={pair} span={span} history={history} />}
        </QueryState>
      </Tabs>
    </Card>
  );
}
