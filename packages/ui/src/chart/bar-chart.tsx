import { type BarData, barOption } from './bar-option';
import { ChartFigure } from './figure';

interface BarChartProps extends BarData {
  /** What the chart shows, as a sentence. */
  label: string;
  /** What a bar stands for, as the header of the table for readers, such as "Week". */
  header: string;
}

/** Bars of several parts, with the number of the first part on top; a tap or the mouse shows all numbers of a bar. It fills its box. */
export function BarChart({ label, header, bars, series }: BarChartProps) {
  const table = [
    [header, ...series.map(({ name }) => name)],
    ...bars.map(({ name }, index) => [name, ...series.map(({ values }) => String(values[index] ?? 0))]),
  ];
  return <ChartFigure label={label} option={(font) => barOption({ bars, series }, font)} table={table} />;
}
