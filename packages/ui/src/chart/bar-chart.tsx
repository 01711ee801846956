import { useCallback } from 'react';
import { type BarData, barOption } from './bar-option';
import { ChartFigure } from './figure';
import type { ChartFont } from './look';

interface BarChartProps extends BarData {
  /** What the chart shows, as a sentence. */
  label: string;
  /** The meaning of a bar, as a header of the table for screen readers, such as "Week". */
  header: string;
}

/**
 * Stacked bars with their totals above; a tap or the mouse shows all numbers of a bar. It fills its box. It
 * is redrawn when the identity of its bars or series changes.
 */
export function BarChart({ label, header, bars, series }: BarChartProps) {
  const table = [
    [header, ...series.map(({ name }) => name)],
    ...bars.map(({ name }, index) => [name, ...series.map(({ values }) => String(values[index] ?? 0))]),
  ];
  const option = useCallback((font: ChartFont) => barOption({ bars, series }, font), [bars, series]);
  return <ChartFigure label={label} option={option} table={table} />;
}
