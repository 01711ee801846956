import type { LineSeriesOption } from 'echarts/charts';
import type { ChartOption } from './parts';
import { baseOption, type ChartFont, COLORS } from './look';

/** One point of a line. */
export interface LinePoint {
  /** The name of the point, such as "29 Oct 2026". */
  name: string;
  /** The label below it, if it has one. */
  tick?: string | undefined;
  /** `null` for a gap in the line. */
  value: number | null;
  /** Its label in the drawing, such as "Low", with its value if there is space; the point gets a ring. */
  mark?: string | undefined;
}

/** A line from left to right. */
export interface LineData {
  points: readonly LinePoint[];
  /** Formats a value for the tooltip and for screen readers. */
  format: (value: number) => string;
  /** Formats a value on the axis; `format` by default. */
  formatAxis?: ((value: number) => string) | undefined;
}

/** Up to this number of points, each has a ring: more rings would hide the line. */
const MOST_RINGS = 24;
const RING = 9;
/** The gap between the line and the labels beside it, in pixels. */
const EDGE = 8;
/** The maximum average width of a letter, relative to the font size. */
const LETTER = 0.62;
/** The height of the lowest chart, in pixels. */
const LOWEST_CHART = 240;

const widthOf = (text: string, { size }: ChartFont) => text.length * size * LETTER;

/** The label of a mark: its name, and also its value if `room`, in pixels, is enough for both. */
export function markInWords(name: string, value: string, font: ChartFont, room: number): string {
  const text = `${name} ${value}`;
  return widthOf(text, font) <= room ? text : name;
}

/** The space below the lowest point, in percent of the line's height, so that its label does not touch those below. */
function roomUnderLine({ size }: ChartFont): string {
  const textHeight = size * 1.3 + RING;
  const line = LOWEST_CHART - size * 4.2;
  return `${String(Math.round((100 * textHeight) / (line - textHeight)))}%`;
}

function dataOf(
  { points, format, formatAxis = format }: LineData,
  font: ChartFont,
  widthNow: () => number,
): NonNullable<LineSeriesOption['data']> {
  const values = points.flatMap(({ value }) => value ?? []);
  const side = widthOf(formatAxis(Math.max(...values)), font) + 2 * EDGE;
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  return points.map(({ value, mark }, index) => {
    if (value === null) return { value: '-', symbol: 'none' };
    const isLast = index === points.length - 1;
    // Between two gaps there is no line that would show the point.
    const isAlone =
      (points[index - 1]?.value ?? null) === null && (points[index + 1]?.value ?? null) === null;
    const hasRing = isLast || isAlone || mark !== undefined || points.length <= MOST_RINGS;
    return {
      value,
      symbol: hasRing ? 'circle' : 'none',
      symbolSize: RING,
      itemStyle: { color: isLast ? COLORS.tool : COLORS.surface, borderColor: COLORS.tool, borderWidth: 2 },
      label: {
        show: mark !== undefined,
        position: value < middle ? 'bottom' : 'top',
        align: 'center',
        // Evaluated at each drawing, so that it adapts to the size.
        formatter: () =>
          mark === undefined ? '' : markInWords(mark, format(value), font, widthNow() - side),
        color: COLORS.text,
        fontFamily: font.family,
        fontSize: font.size,
      },
    };
  });
}

/** The echarts options for a line, in a chart of this width in pixels. */
export function lineOption(line: LineData, font: ChartFont, widthNow: () => number): ChartOption {
  const { points, format, formatAxis = format } = line;
  const textStyle = { color: COLORS.muted, fontFamily: font.family, fontSize: font.size };
  return {
    ...baseOption(font, (index) => {
      const point = points[index];
      if (point === undefined) return [];
      return point.value === null ? [point.name] : [format(point.value), point.name];
    }),
    grid: {
      left: EDGE,
      right: 0,
      top: font.size * 2,
      // Half a line: echarts reserves the other half for the labels below the line.
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
        ...textStyle,
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
      boundaryGap: [roomUnderLine(font), 0],
      splitNumber: 3,
      axisLabel: { ...textStyle, hideOverlap: true, formatter: formatAxis },
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
      // A label is shifted so that the share of it left of its point equals the point's position on the line:
      // none extends beyond the drawing.
      labelLayout: ({ dataIndex = 0, labelRect }) => ({
        dx: labelRect.width * (0.5 - dataIndex / Math.max(1, points.length - 1)),
      }),
      data: dataOf(line, font, widthNow),
    },
  };
}
