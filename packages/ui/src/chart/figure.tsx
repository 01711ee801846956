import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Drawing } from './drawing';
import type { ChartOption } from './parts';
import { type ChartFont, readFont } from './look';

interface ChartFigureProps {
  /** What the chart shows, as a sentence; names the drawing and the table. */
  label: string;
  /** The options of the chart. Another function redraws the chart; `widthNow` gives its width in pixels. */
  option: (font: ChartFont, widthNow: () => number) => ChartOption;
  /** The same figures in words: a line of headers, then the rows. */
  table: readonly (readonly string[])[];
}

/** As high as the box that the page keeps for it; the binding would make it 300 px high. */
const FILLS = { height: '100%' };

/** The font of the page. When the box or its text changes size, the drawing changes before the next frame. */
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

/** The binding compares options by what they hold; ours hold functions, and are compared by identity. */
const hasOtherOption = (last: { option: unknown }, next: { option: unknown }) => last.option !== next.option;

/** A drawing, and beside it, for those who don't see it, a table of the same figures. */
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
