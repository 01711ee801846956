import type { CalendarDate } from '@hub/calendar';
import { counted } from '@hub/locale';
import { isUnreachable } from '@hub/pb-client';
import { formatDate } from '@hub/tool-kit';
import { Card, Loading, QueryState, Tabs } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { monthQuery, yearQuery } from '../api/rates.queries';
import { wholeChange } from '../model/change';
import type { Pair } from '../model/currencies';
import { ownNotation } from '../model/notation';
import { type DayRates, historyOf, type RatePoint } from '../model/rates';
import { historyDecimals, extremesOf, lastMonths, type SpanId, SPANS } from '../model/span';
import { ChangeBadge } from './change-badge';
import { lineColour } from './line-colour';
import { RateChart } from './rate-chart';

/** Reserves the space of the chart while it is loading, so that nothing below it moves. */
const CHART_HEIGHT = 'h-60 column:h-96';
/** The lines of the chart, shown before its points have loaded. */
const LINES = [1, 2, 3, 4];

/** The divider before a fact; it is cut off before the first fact of a row. */
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
        <Fact name="Average" value={write(average)} note={counted(history.length, 'day')} />
      </dl>
    </>
  );
}

interface HistoryCardProps {
  pair: Pair;
  /** The newest day with rates; `undefined` while it is unknown. */
  until: CalendarDate | undefined;
}

/** The stored part of a pair's year: the list's month; `null` if it lacks one of the currencies. */
function useKeptMonth(pair: Pair, until: CalendarDate | undefined) {
  const { data } = useQuery({ ...monthQuery(until), enabled: false });
  return data !== undefined && historyOf(pair, data).length > 0 ? data : null;
}

/** The points of a pair's history in a span, and the span's name. */
function useSpan({ from, to }: Pair, days: readonly DayRates[] | undefined, span: SpanId) {
  const { months, title, during } = SPANS.find(({ id }) => id === span) ?? SPANS[2];
  const history = useMemo(
    () => lastMonths(days ? historyOf({ from, to }, days) : [], months),
    [from, to, days, months],
  );
  return { title, during, history };
}

/** The line's summary, and its change over the whole span. */
function Head({ title, during, history }: ReturnType<typeof useSpan>) {
  const change = wholeChange(history);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-17">{title}</h2>
      {change && (
        <p className="text-13 tabular-nums">
          <ChangeBadge change={change} during={during} />
        </p>
      )}
    </div>
  );
}

/** The list's month, if the hub can't be reached for the rest of the year. */
function KeptMonth({ pair, days }: { pair: Pair; days: readonly DayRates[] }) {
  const shown = useSpan(pair, days, '1M');
  return (
    <Card className="flex flex-col gap-4">
      <Head {...shown} />
      <History pair={pair} span="1M" history={shown.history} />
      <p className="text-13 text-muted">The rest of the year will load when the hub can be reached.</p>
    </Card>
  );
}

/**
 * The history of a pair over a month, three months or a year: as a line, and in numbers. While the hub can't
 * be reached, the month that the list keeps stands for it.
 */
export function HistoryCard({ pair, until }: HistoryCardProps) {
  const [span, setSpan] = useState<SpanId>('1Y');
  const query = useQuery(yearQuery(until, pair));
  const month = useKeptMonth(pair, until);
  const shown = useSpan(pair, query.data, span);
  if (month !== null && query.data === undefined && isUnreachable(query.error)) {
    return <KeptMonth pair={pair} days={month} />;
  }
  return (
    <Card className="flex flex-col gap-4">
      <Head {...shown} />
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
          {() => <History pair={pair} span={span} history={shown.history} />}
        </QueryState>
      </Tabs>
    </Card>
  );
}
