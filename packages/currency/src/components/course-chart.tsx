import { formatDate } from '@hub/tool-kit';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { Pair } from '../model/currencies';
import { ownNotation } from '../model/notation';
import { AMOUNT_DECIMALS, type RatePoint } from '../model/rates';
import { axisDecimals, type Extremes, type SpanId, SPANS, ticksOf } from '../model/span';

/** Loaded once the numbers are there. */
const LineChart = lazy(async () => ({ default: (await import('@hub/ui/chart')).LineChart }));

interface CourseChartProps {
  pair: Pair;
  span: SpanId;
  course: readonly RatePoint[];
  extremes: Extremes;
}

const write = (value: number) => ownNotation().write(value, AMOUNT_DECIMALS);

function labelOf({ pair: { from, to }, span, extremes: { low, high } }: CourseChartProps): string {
  const title = SPANS.find(({ id }) => id === span)?.title.toLowerCase() ?? '';
  const told = ({ date, value }: RatePoint) => `${write(value)} on ${formatDate(date)}`;
  return `${from} to ${to} over ${title}, low ${told(low)}, high ${told(high)}`;
}

function pointsOf({ span, course, extremes }: Omit<CourseChartProps, 'pair'>) {
  const ticks = ticksOf(course, span);
  // Without their values, which stand under the chart: words of any size have to find room in it.
  const markOf = (point: RatePoint) => {
    if (point === extremes.high) return 'High';
    return point === extremes.low ? 'Low' : undefined;
  };
  return course.map((point, index) => ({
    name: formatDate(point.date),
    tick: ticks[index],
    value: point.value,
    mark: markOf(point),
  }));
}

/** The course of a pair as a line. Days without rates, such as weekends, are left out, so that the line goes on over them. */
export function CourseChart(props: CourseChartProps) {
  const { span, course, extremes } = props;
  const points = useMemo(() => pointsOf({ span, course, extremes }), [span, course, extremes]);
  const decimals = axisDecimals(extremes);
  const formatAxis = useCallback((value: number) => ownNotation().write(value, decimals), [decimals]);
  return (
    <Suspense>
      <LineChart
        label={labelOf(props)}
        headers={['Day', 'Rate']}
        format={write}
        formatAxis={formatAxis}
        points={points}
      />
    </Suspense>
  );
}
