import type { BarSeriesOption } from 'echarts/charts';
import type { ChartOption } from './parts';
import { baseOption, type ChartFont, COLORS } from './look';

/** How a part of a bar is drawn: `filled` in the tool's hue, `hatched`, or `dashed` around nothing. */
export type BarLook = 'filled' | 'hatched' | 'dashed';

/** One kind of thing that is counted: a part of each bar. */
export interface BarSeries {
  name: string;
  look: BarLook;
  /** One for each bar. */
  values: readonly number[];
}

/** Bars, from left to right. */
export interface BarData {
  bars: readonly {
    /** What the bar stands for, such as "31 Aug to 6 Sep". */
    name: string;
    /** The words under it, where it has some. */
    tick?: string | undefined;
  }[];
  /** From the bottom of a bar to its top. Above each bar stands how many all of them are. */
  series: readonly BarSeries[];
}

const RADIUS = 4;

const looks: Record<BarLook, NonNullable<BarSeriesOption['itemStyle']>> = {
  // The edge separates it from the bar above.
  filled: { color: COLORS.tool, borderColor: COLORS.surface, borderWidth: 1 },
  hatched: {
    color: COLORS.surface,
    borderColor: COLORS.strong,
    borderWidth: 1.5,
    decal: {
      color: COLORS.strong,
      dashArrayX: [1, 0],
      dashArrayY: [1.5, 4.5],
      rotation: -Math.PI / 4,
    },
  },
  dashed: { color: 'none', borderColor: COLORS.strong, borderWidth: 1.5, borderType: [3, 3] },
};

function partOf({ name, look, values }: BarSeries): BarSeriesOption {
  return {
    type: 'bar',
    name,
    stack: 'all',
    barCategoryGap: '38%',
    emphasis: { disabled: true },
    itemStyle: { ...looks[look], borderRadius: RADIUS },
    // Nothing is drawn for none: an edge alone would be a line.
    data: values.map((value) => (value > 0 ? value : '-')),
  };
}

/** How many each bar counts, above it: a part without height on top of each. */
function numbersOf({ bars, series }: BarData, font: ChartFont): BarSeriesOption {
  const last = bars.length - 1;
  const sumOf = (index: number) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return {
    type: 'bar',
    name: 'All',
    stack: 'all',
    silent: true,
    itemStyle: { color: 'none' },
    // Of large text there is room for some.
    labelLayout: { hideOverlap: true },
    emphasis: { disabled: true },
    data: bars.map((_, index) => ({
      value: 0,
      label: {
        show: true,
        position: 'top',
        formatter: String(sumOf(index)),
        fontFamily: font.family,
        fontSize: font.size,
        fontWeight: index === last ? 'bold' : 'normal',
        color: index === last ? COLORS.text : COLORS.muted,
      },
    })),
  };
}

/** The options of echarts for bars. */
export function barOption(data: BarData, font: ChartFont): ChartOption {
  const { bars, series } = data;
  return {
    ...baseOption(font, (index) => [
      bars[index]?.name ?? '',
      ...series.map(({ name, values }) => `${name}: ${String(values[index] ?? 0)}`),
    ]),
    grid: { left: 0, right: 0, top: font.size * 1.75, bottom: font.size * 2 },
    xAxis: {
      type: 'category',
      data: bars.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: COLORS.line } },
      axisPointer: { type: 'none' },
      axisLabel: {
        interval: (index: number) => bars[index]?.tick !== undefined,
        hideOverlap: true,
        // Where there is no room for all, those at the ends stay.
        showMinLabel: true,
        showMaxLabel: true,
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
        color: COLORS.muted,
        fontFamily: font.family,
        fontSize: font.size,
        formatter: (_name: string, index: number) => bars[index]?.tick ?? '',
      },
    },
    yAxis: { type: 'value', show: false, minInterval: 1 },
    series: [...series.map(partOf), numbersOf(data, font)],
  };
}
