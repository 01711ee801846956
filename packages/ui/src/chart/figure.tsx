import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Drawing } from './drawing';
import type { ChartOption } from './parts';
import { type ChartFont, readFont } from './look';

interface ChartFigureProps {
  /** What the chart shows, as a sentence; the name of the drawing and of the table. */
  label: string;
  /** Returns the chart's options. A new function redraws the chart; `widthNow` gives its width in pixels. */
  option: (font: ChartFont, widthNow: () => number) => ChartOption;
  /** The same figures as texts: a row of headers, then the other rows. */
  table: readonly (readonly string[])[];
}

/** As high as its box on the page, because the binding's default is 300 px. */
const FILLS = { height: '100%' };

/** Returns the page's font; if the size of the box or of its text changes, redraws the chart before the next frame. */
function useFit() {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(null);
  const [font, setFont] = useState(readFont);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => {
      const now = readFont();
      flushSync(() => setFont((last) => (last.size === now.size && last.family === now.family ? last : now)));
      drawing.current?.fit();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const widthNow = useCallback(() => box.current?.clientWidth ?? 0, []);
  return { box, drawing, font, widthNow };
}

/** The binding compares options deeply; ours contain functions, and are compared by identity. */
const hasOtherOption = (last: { option: unknown }, next: { option: unknown }) => last.option !== next.option;

/** A drawing, and for screen readers a table of the same figures. */
export function ChartFigure({ label, option, table: [headers = [], ...rows] }: ChartFigureProps) {
  const { box, drawing, font, widthNow } = useFit();
  const drawn = useMemo(() => option(font, widthNow), [option, font, widthNow]);
  return (
    <figure className="relative h-full overflow-clip">
      <div ref={box} role="img" aria-label={label} className="h-full">
        <Drawing
          ref={drawing}
          option={drawn}
          shouldSetOption={hasOtherOption}
          notMerge
          style={FILLS}
          autoResize={false}
        />
      </div>
      {/* The class is on a wrapper, because a table can't be made that small. */}
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
