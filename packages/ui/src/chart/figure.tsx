import ReactECharts from 'echarts-for-react/esm/core';
import { useState } from 'react';
import { type ChartOption, echarts } from './echarts';
import { type ChartFont, readFont } from './look';

interface ChartFigureProps {
  /** What the chart shows, as a sentence; names the drawing and the table. */
  label: string;
  /** What to draw; made anew only when the figures change. */
  option: (font: ChartFont) => ChartOption;
  /** The same figures in words: a line of headers, then the rows. */
  table: readonly (readonly string[])[];
}

/** Fills the box that the page keeps for it; echarts would give it 300 px. */
const FILLS = { height: '100%' };

/** A drawing, and beside it, for those who don't see it, a table of the same figures. */
export function ChartFigure({ label, option, table: [headers = [], ...rows] }: ChartFigureProps) {
  const [font] = useState(readFont);
  return (
    <figure className="relative h-full">
      <div role="img" aria-label={label} className="h-full">
        <ReactECharts
          echarts={echarts}
          option={option(font)}
          opts={{ renderer: 'svg' }}
          notMerge
          style={FILLS}
        />
      </div>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={headers[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
