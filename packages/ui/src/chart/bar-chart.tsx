import { useCallback } from 'react';
import { type BarData, barOption } from './bar-option';
import { ChartFigure } from './figure';
import type { ChartFont } from './look';

interface BarChartProps extends BarData {
  /** What the chart shows, as a sentence. */
  label: string;
  /** What a bar stands for, as the header of the table for readers, such as "Week". */
  header: string;
}

/**
 * Bars of several parts, with how many a bar counts above it; a tap or the mouse shows all numbers of a bar. It fills
 * its box. It is drawn again when its bars or series are others by identity.
 */
export function BarChart({ label, header, bars, series }: BarChartProps) {
  const table = [
    [header, ...series.map(({ name }) => name)],
    ...bars.map(({ name }, index) => [name, ...series.map(({ values }) => String(values[index] ?? 0))]),
  ];
  const option = useCallback((font: ChartFont) => barOption({ bars, series }, font), [bars, series]);
  return <ChartFigure label={label} option={option} table={table} />;
}
