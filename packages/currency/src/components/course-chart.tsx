import { formatDate } from '@hub/tool-kit';
import { lazy, Suspense, useMemo } from 'react';
import type { Pair } from '../model/currencies';
import { ownNotation } from '../model/notation';
import type { RatePoint } from '../model/rates';
import { axisDecimals, courseDecimals, type Extremes, type SpanId, SPANS, ticksOf } from '../model/span';

/** Loaded once the numbers are there. */
const LineChart = lazy(async () => ({ default: (await import('@hub/ui/chart')).LineChart }));

interface CourseChartProps {
  pair: Pair;
  span: SpanId;
  course: readonly RatePoint[];
  extremes: Extremes;
}

/** Text that is this large against the page leaves no room in the drawing for values: they stand under it as well. */
const ROOM_FOR_VALUES = '(min-width: 20rem)';

type Write = (value: number) => string;

const writerOf =
  (decimals: number): Write =>
  (value) =>
    ownNotation().write(value, decimals);

function labelOf(
  { pair: { from, to }, span, extremes: { low, high } }: CourseChartProps,
  write: Write,
): string {
  const title = SPANS.find(({ id }) => id === span)?.title.toLowerCase() ?? '';
  const told = ({ date, value }: RatePoint) => `${write(value)} on ${formatDate(date)}`;
  return `${from} to ${to} over ${title}, low ${told(low)}, high ${told(high)}`;
}

function pointsOf({ span, course, extremes }: Omit<CourseChartProps, 'pair'>, write: Write) {
  const ticks = ticksOf(course, span);
  const hasRoom = matchMedia(ROOM_FOR_VALUES).matches;
  const marked = (name: string, { value }: RatePoint) => (hasRoom ? `${name} ${write(value)}` : name);
  const markOf = (point: RatePoint) => {
    if (point === extremes.high) return marked('High', point);
    return point === extremes.low ? marked('Low', point) : undefined;
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
  const decimals = courseDecimals(extremes);
  const decimalsAtSide = axisDecimals(extremes);
  const write = useMemo(() => writerOf(decimals), [decimals]);
  const formatAxis = useMemo(() => writerOf(decimalsAtSide), [decimalsAtSide]);
  const points = useMemo(() => pointsOf({ span, course, extremes }, write), [span, course, extremes, write]);
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
