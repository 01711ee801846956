import { azteccode, datamatrix, type DrawingContext, pdf417, type RenderOptions } from 'bwip-js/generic';
import type { CodeGrid } from '../../model/code-grid';
import { FNC1, isGs1 } from '../../rules/gs1';
import { encode, type Encoder } from '../encoder';

/**
 * Converts bwip-js's drawing, which outlines black areas along the edges of modules, into modules of `unit`
 * units: in each row, the area between an odd edge and the next one is black.
 */
function gridDrawing(unit: number): DrawingContext<CodeGrid> {
  let columns = 0;
  let edges: number[][] = [];
  const nothing = () => undefined;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width, height) {
      columns = width / unit;
      edges = Array.from({ length: height / unit }, () => []);
    },
    polygon(points) {
      points.forEach(([x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
        if (x !== nextX) return;
        for (let row = Math.min(y, nextY); row < Math.max(y, nextY); row += unit) {
          edges[row / unit]?.push(x / unit);
        }
      });
    },
    line: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => edges.map((row) => rowOf(row, columns)),
  };
}

function rowOf(edges: readonly number[], columns: number): string {
  return Array.from({ length: columns }, (_, column) =>
    String(edges.filter((edge) => edge <= column).length % 2),
  ).join('');
}

type Draw = (options: RenderOptions, drawing: DrawingContext<CodeGrid>) => CodeGrid;

/**
 * Two-dimensional square codes are drawn with two units per module, and stacked bars with one. With
 * `parsefnc`, `^FNC1` in the text is FNC1.
 */
function encoderOf(draw: Draw, bcid: string, unit: number, parsefnc = false): Encoder {
  return (text, encoding) => {
    const bytes = String.fromCharCode(...encode(text, encoding));
    return draw({ bcid, text: bytes, binarytext: true, parsefnc, scale: 1 }, gridDrawing(unit));
  };
}

export const aztecOf: Encoder = encoderOf(azteccode, 'azteccode', 2);

const plainDataMatrixOf = encoderOf(datamatrix, 'datamatrix', 2);
const gs1DataMatrixOf = encoderOf(datamatrix, 'datamatrix', 2, true);

/** Data Matrix: in a code of GS1, FNC1 is a codeword of its own, not a byte. */
export const dataMatrixOf: Encoder = (text, ...how) =>
  isGs1(text)
    ? gs1DataMatrixOf(text.replaceAll('^', '^^').replaceAll(FNC1, '^FNC1'), ...how)
    : plainDataMatrixOf(text, ...how);

/** Each row of stacked bars is three modules high. */
export const pdf417Of: Encoder = encoderOf(pdf417, 'pdf417', 1);
