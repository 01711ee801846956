import type { CodeDrawing } from '../model/code-drawing';
import { type CodeGrid, pathOf } from '../model/code-grid';
import type { Picture } from './scanner';

const PIECE = /M(\d+) (\d+)h(\d+)v1h-(\d+)z/g;
const BLACK = 0;
const WHITE = 255;

interface Outline extends CodeDrawing {
  /** SVG path data in the form of `pathOf`. */
  path: string;
}

/** The pixels of a drawn path. */
function paint({ path, width, height, x, y, moduleWidth, moduleHeight }: Outline): Picture {
  const grey = new Uint8ClampedArray(width * height).fill(WHITE);
  for (const [, column, row, run] of path.matchAll(PIECE)) {
    const left = x + Number(column) * moduleWidth;
    const top = y + Number(row) * moduleHeight;
    for (let line = top; line < top + moduleHeight; line += 1) {
      const start = line * width + left;
      grey.fill(BLACK, start, start + Number(run) * moduleWidth);
    }
  }
  return { width, height, grey };
}

/** The pixels of a drawn code. */
export function rasterise(grid: CodeGrid, drawing: CodeDrawing): Picture {
  return paint({ ...drawing, path: pathOf(grid) });
}

function numbersIn(element: Element | null, attribute: string): number[] {
  return (element?.getAttribute(attribute)?.match(/[\d.]+/g) ?? []).map(Number);
}

/** The pixels of the picture that `CodePicture` has rendered. */
export function picture(svg: Element): Picture {
  const path = svg.querySelector('path');
  const [, , width = 0, height = 0] = numbersIn(svg, 'viewBox');
  const [x = 0, y = 0, moduleWidth = 0, moduleHeight = 0] = numbersIn(path, 'transform');
  return paint({ path: path?.getAttribute('d') ?? '', width, height, x, y, moduleWidth, moduleHeight });
}
