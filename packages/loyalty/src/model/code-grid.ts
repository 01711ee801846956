/** A code's modules, row by row: `1` is black, `0` is white. A barcode is one row, of any height. */
export type CodeGrid = readonly string[];

/** The outlines of all black modules as SVG path data, one unit each, merged within a row. */
export function pathOf(grid: CodeGrid): string {
  return grid
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

function turnOnce(grid: CodeGrid): CodeGrid {
  const columns = [...(grid[0] ?? '')];
  return columns.map((_, x) =>
    grid
      .map((row) => row.charAt(x))
      .reverse()
      .join(''),
  );
}

/** A grid rotated clockwise by a number of quarter turns. */
export function turn(grid: CodeGrid, quarters: number): CodeGrid {
  return quarters === 0 ? grid : turn(turnOnce(grid), quarters - 1);
}
