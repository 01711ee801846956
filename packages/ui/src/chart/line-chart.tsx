import { useCallback } from 'react';
import { ChartFigure } from './figure';
import { type LineData, lineOption } from './line-option';
import type { ChartFont } from './look';

interface LineChartProps extends LineData {
  /** What the chart shows, as a sentence. */
  label: string;
  /** The headers of the table for readers: what a point stands for, and what its value is. */
  headers: readonly [name: string, value: string];
}

/**
 * A line with its last point filled; a finger or the mouse shows the value at each point. It fills its box. It is drawn
 * again when its points or formats are others by identity.
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
