import {
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  NotFoundException,
  RGBLuminanceSource,
} from '@zxing/library';
import jsQr from 'jsqr';
import type { CodeDrawing } from '../model/code-drawing';
import { type CodeGrid, pathOf } from '../model/code-grid';

/** A picture in grey: one byte a pixel, 255 is white. */
export interface Picture {
  width: number;
  height: number;
  grey: Uint8ClampedArray;
}

const PIECE = /M(\d+) (\d+)h(\d+)v1h-(\d+)z/g;
const BLACK = 0;
const WHITE = 255;

interface Outline extends CodeDrawing {
  /** The data of an SVG path, as `pathOf` writes it. */
  path: string;
}

/** What a screen shows of a path, pixel by pixel. */
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

/** What a screen shows of a drawn code. */
export function rasterise(grid: CodeGrid, drawing: CodeDrawing): Picture {
  return paint({ ...drawing, path: pathOf(grid) });
}

function numbersIn(element: Element | null, attribute: string): number[] {
  return (element?.getAttribute(attribute)?.match(/[\d.]+/g) ?? []).map(Number);
}

/** What a screen shows of the picture that `CodePicture` has drawn. */
export function picture(svg: Element): Picture {
  const path = svg.querySelector('path');
  const [, , width = 0, height = 0] = numbersIn(svg, 'viewBox');
  const [x = 0, y = 0, moduleWidth = 0, moduleHeight = 0] = numbersIn(path, 'transform');
  return paint({ path: path?.getAttribute('d') ?? '', width, height, x, y, moduleWidth, moduleHeight });
}

/** A picture turned back by a quarter, as who holds the phone sees a code that lies on its side. */
export function turnedBack({ grey, width, height }: Picture): Picture {
  const turned = new Uint8ClampedArray(grey.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      turned[(width - 1 - x) * height + y] = grey[y * width + x] ?? WHITE;
    }
  }
  return { width: height, height: width, grey: turned };
}

/** What a scanner reads from a picture of a Code 128 barcode; `null` when it finds none. */
export function decodeBarcode({ grey, width, height }: Picture): string | null {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  try {
    return new Code128Reader().decode(bitmap).getText();
  } catch (error) {
    if (error instanceof NotFoundException) return null;
    throw error;
  }
}

/** What a scanner reads from a picture of a QR code; `null` when it finds none. */
export function decodeQrCode({ grey, width, height }: Picture): string | null {
  const rgba = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, index) => rgba.fill(value, index * 4, index * 4 + 4));
  return jsQr(rgba, width, height)?.data ?? null;
}
