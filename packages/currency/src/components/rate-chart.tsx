import { formatDate } from '@hub/tool-kit';
import { lazyChart } from '@hub/ui/lazy-chart';
import { Suspense, useMemo } from 'react';
import type { Pair } from '../model/currencies';
import { ownNotation } from '../model/notation';
import type { RatePoint } from '../model/rates';
import {
  axisDecimals,
  type ChartDay,
  historyDecimals,
  type Extremes,
  type SpanId,
  SPANS,
  ticksOf,
  withHoles,
} from '../model/span';

/** Loaded after the numbers have arrived. */
const LineChart = lazyChart(async () => (await import('@hub/ui/chart')).LineChart);

interface RateChartProps {
  pair: Pair;
  span: SpanId;
  history: readonly RatePoint[];
  extremes: Extremes;
}

type Write = (value: number) => string;

const writerOf =
  (decimals: number): Write =>
  (value) =>
    ownNotation().write(value, decimals);

function labelOf(
  { pair: { from, to }, span, extremes: { low, high } }: RateChartProps,
  write: Write,
): string {
  const title = SPANS.find(({ id }) => id === span)?.title.toLowerCase() ?? '';
  const pointText = ({ date, value }: RatePoint) => `${write(value)} on ${formatDate(date)}`;
  return `${from} to ${to} over ${title}, low ${pointText(low)}, high ${pointText(high)}`;
}

function pointsOf({ span, history, extremes }: Omit<RateChartProps, 'pair'>) {
  const days = withHoles(history);
  const ticks = ticksOf(days, span);
  const markOf = (point: ChartDay) => {
    if (point === extremes.high) return 'High';
    return point === extremes.low ? 'Low' : undefined;
  };
  return days.map((point, index) => ({
    name: formatDate(point.date),
    tick: ticks[index],
    value: point.value,
    mark: markOf(point),
  }));
}

/**
 * The history of a pair as a line. Days on which no rates are made, such as weekends, are left out, so that
 * the line goes on over them; working days without a rate are a hole in it.
 */
export function RateChart(props: RateChartProps) {
  const { span, history, extremes } = props;
  const decimals = historyDecimals(extremes);
  const decimalsAtSide = axisDecimals(extremes);
  const write = useMemo(() => writerOf(decimals), [decimals]);
  const formatAxis = useMemo(() => writerOf(decimalsAtSide), [decimalsAtSide]);
  const points = useMemo(() => pointsOf({ span, history, extremes }), [span, history, extremes]);
  return (
    <Suspense>
      <LineChart
        label={labelOf(props, write)}
        headers={['Day', 'Rate']}
        format={write}
        formatAxis={formatAxis}
        points={points}
      />
    </Suspense>
  );
}
