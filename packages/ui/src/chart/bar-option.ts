import type { BarSeriesOption } from 'echarts/charts';
import type { ChartOption } from './parts';
import { baseOption, type ChartFont, COLORS } from './look';

/** The look of a part of a bar: `filled` in the tool's hue, `hatched`, or an empty `dashed` outline. */
export type BarLook = 'filled' | 'hatched' | 'dashed';

/** One kind of counted items: a part of each bar. */
export interface BarSeries {
  name: string;
  look: BarLook;
  /** One value per bar. */
  values: readonly number[];
}

/** Bars from left to right. */
export interface BarData {
  bars: readonly {
    /** The name of the bar, such as "31 Aug to 6 Sep". */
    name: string;
    /** The label below it, if it has one. */
    tick?: string | undefined;
  }[];
  /** From the bottom of a bar to its top. The total is above each bar. */
  series: readonly BarSeries[];
}

const RADIUS = 4;

const looks: Record<BarLook, NonNullable<BarSeriesOption['itemStyle']>> = {
  // The border separates it from the part above.
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
    // Zero is not drawn, because its border alone would be a line.
    data: values.map((value) => (value > 0 ? value : '-')),
  };
}

/** The total of each bar, as a label of an additional part without height on top of it. */
function numbersOf({ bars, series }: BarData, font: ChartFont): BarSeriesOption {
  const last = bars.length - 1;
  const sumOf = (index: number) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return {
    type: 'bar',
    name: 'All',
    stack: 'all',
    silent: true,
    itemStyle: { color: 'none' },
    // With large text, there is space only for some.
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

/** The echarts options for bars. */
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
        // If there is no space for all, those at the ends stay.
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
