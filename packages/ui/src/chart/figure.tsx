import ReactECharts from 'echarts-for-react/esm/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChartOption, echarts } from './echarts';
import { type ChartFont, readFont } from './look';

interface ChartFigureProps {
  /** What the chart shows, as a sentence; names the drawing and the table. */
  label: string;
  /** What to draw. */
  option: (font: ChartFont) => ChartOption;
  /** The same figures in words: a line of headers, then the rows. */
  table: readonly (readonly string[])[];
}

/** Fills the box that the page keeps for it; echarts would give it 300 px. */
const FILLS = { height: '100%' };
const AS_ITS_BOX = { width: 'auto', height: 'auto' } as const;

/** Draws anew in the frame in which the box or its text changes size; echarts alone would do so a moment later. */
function useFit() {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ReactECharts>(null);
  const [font, setFont] = useState(readFont);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => {
      const now = readFont();
      flushSync(() => setFont((last) => (last.size === now.size && last.family === now.family ? last : now)));
      // The drawing is there a moment after its component.
      const drawing = chart.current && echarts.getInstanceByDom(chart.current.ele);
      drawing?.resize(AS_ITS_BOX);
      drawing?.getZr().flush();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, chart, font };
}

/** A drawing, and beside it, for those who don't see it, a table of the same figures. */
export function ChartFigure({ label, option, table: [headers = [], ...rows] }: ChartFigureProps) {
  const { box, chart, font } = useFit();
  return (
    <figure className="relative h-full overflow-clip">
      <div ref={box} role="img" aria-label={label} className="h-full">
        <ReactECharts
          ref={chart}
          echarts={echarts}
          option={option(font)}
          opts={{ renderer: 'svg' }}
          autoResize={false}
          notMerge
          style={FILLS}
        />
      </div>
      {/* A table can't be made small itself. */}
      <div className="sr-only">
        <table>
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
      </div>
    </figure>
  );
}
