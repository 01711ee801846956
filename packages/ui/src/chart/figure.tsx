import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChartOption, type Drawing, makeDrawing } from './echarts';
import { type ChartFont, readFont } from './look';

interface ChartFigureProps {
  /** What the chart shows, as a sentence; names the drawing and the table. */
  label: string;
  /** What to draw. */
  option: (font: ChartFont) => ChartOption;
  /** The same figures in words: a line of headers, then the rows. */
  table: readonly (readonly string[])[];
}

const AS_ITS_BOX = { width: 'auto', height: 'auto' } as const;

/**
 * Keeps a drawing in a box. It is drawn anew in the frame in which the box or its text changes size; echarts alone
 * would do so a moment later.
 */
function useDrawing(option: ChartFigureProps['option']) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(null);
  const [font, setFont] = useState(readFont);
  useEffect(() => {
    if (!box.current) return;
    const made = makeDrawing(box.current);
    drawing.current = made;
    const observer = new ResizeObserver(() => {
      const now = readFont();
      flushSync(() => setFont((last) => (last.size === now.size && last.family === now.family ? last : now)));
      made.resize(AS_ITS_BOX);
      made.getZr().flush();
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => drawing.current?.setOption(option(font), { notMerge: true }), [option, font]);
  return box;
}

/** A drawing, and beside it, for those who don't see it, a table of the same figures. */
export function ChartFigure({ label, option, table: [headers = [], ...rows] }: ChartFigureProps) {
  const box = useDrawing(option);
  return (
    <figure className="relative h-full overflow-clip">
      <div ref={box} role="img" aria-label={label} className="h-full" />
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
