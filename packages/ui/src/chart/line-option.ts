import type { LineSeriesOption } from 'echarts/charts';
import type { ChartOption } from './parts';
import { baseOption, type ChartFont, COLORS } from './look';

/** One point of a line. */
export interface LinePoint {
  /** What it stands for, such as "29 Oct 2026". */
  name: string;
  /** The words under it, where it has some. */
  tick?: string | undefined;
  value: number;
  /** What stands beside it in the drawing, such as "Low 1.1130"; it gets a ring. */
  mark?: string | undefined;
}

/** A line, from left to right. */
export interface LineData {
  points: readonly LinePoint[];
  /** Writes a value, for the tooltip and for readers. */
  format: (value: number) => string;
  /** Writes a value at the side of the chart; as `format` unless given. */
  formatAxis?: ((value: number) => string) | undefined;
}

/** Up to here each point has a ring: more would hide the line. */
const MOST_RINGS = 24;
const RING = 9;

function dataOf({ points }: LineData, font: ChartFont): NonNullable<LineSeriesOption['data']> {
  const values = points.map(({ value }) => value);
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  return points.map(({ value, mark }, index) => {
    const isLast = index === points.length - 1;
    const hasRing = isLast || mark !== undefined || points.length <= MOST_RINGS;
    return {
      value,
      symbol: hasRing ? 'circle' : 'none',
      symbolSize: RING,
      itemStyle: { color: isLast ? COLORS.tool : COLORS.surface, borderColor: COLORS.tool, borderWidth: 2 },
      label: {
        show: mark !== undefined,
        position: value < middle ? 'bottom' : 'top',
        // Words at an edge reach into the drawing, not out of it.
        align: index < points.length / 4 ? 'left' : index > (points.length * 3) / 4 ? 'right' : 'center',
        formatter: mark ?? '',
        color: COLORS.text,
        fontFamily: font.family,
        fontSize: font.size,
      },
    };
  });
}

/** What echarts draws for a line. */
export function lineOption(line: LineData, font: ChartFont): ChartOption {
  const { points, format, formatAxis = format } = line;
  const words = { color: COLORS.muted, fontFamily: font.family, fontSize: font.size };
  return {
    ...baseOption(font, (index) => {
      const point = points[index];
      return point ? [format(point.value), point.name] : [];
    }),
    grid: {
      left: 8,
      right: 0,
      top: font.size * 2,
      // Half a line: echarts counts the other half of the words under the line.
      bottom: font.size,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: points.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { show: false },
      axisPointer: { lineStyle: { color: COLORS.strong } },
      axisLabel: {
        ...words,
        interval: (index: number) => points[index]?.tick !== undefined,
        hideOverlap: true,
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
        formatter: (_name: string, index: number) => points[index]?.tick ?? '',
      },
    },
    yAxis: {
      type: 'value',
      position: 'right',
      scale: true,
      // Room for the words under the lowest point.
      boundaryGap: ['12%', 0],
      splitNumber: 3,
      axisLabel: { ...words, formatter: formatAxis },
      splitLine: { lineStyle: { color: COLORS.line } },
    },
    series: {
      type: 'line',
      showAllSymbol: true,
      emphasis: { disabled: true },
      lineStyle: { color: COLORS.tool, width: 2 },
      areaStyle: {
        color: {
          type: 'linear',
          x: 0,
          y: 0,
          x2: 0,
          y2: 1,
          colorStops: [
            { offset: 0, color: COLORS.area },
            { offset: 1, color: COLORS.areaFoot },
          ],
        },
      },
      data: dataOf(line, font),
    },
  };
}
