import { useCallback } from 'react';
import { ChartFigure } from './figure';
import { type LineData, lineOption } from './line-option';
import type { ChartFont } from './look';

interface LineChartProps extends LineData {
  /** What the chart shows, as a sentence. */
  label: string;
  /** The headers of the table for screen readers: for the points' names and for their values. */
  headers: readonly [name: string, value: string];
}

/**
 * A line whose last point is filled; a finger or the mouse shows the value at each point. It fills its box.
 * It is redrawn when the identity of its points or formats changes.
 */
export function LineChart({ label, headers, points, format, formatAxis }: LineChartProps) {
  const rows = points.flatMap(({ name, value }) => (value === null ? [] : [[name, format(value)]]));
  const table = [headers, ...rows];
  const option = useCallback(
    (font: ChartFont, widthNow: () => number) => lineOption({ points, format, formatAxis }, font, widthNow),
    [points, format, formatAxis],
  );
  return <ChartFigure label={label} option={option} table={table} />;
}
