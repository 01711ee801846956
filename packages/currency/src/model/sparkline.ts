/** A sparkline as SVG. */
export interface Sparkline {
  path: string;
  /** Where the line ends. */
  end: { x: number; y: number };
}

interface Box {
  width: number;
  height: number;
  /** The margin at each side, for the width of the line and the dot at its end. */
  pad: number;
}

/**
 * Draws values from left to right, from the lowest at the bottom to the highest at the top; `null` for less
 * than two. A value that is `null` is a hole in the line, and one that stands alone between two holes is a
 * dot.
 */
export function sparkline(values: readonly (number | null)[], { width, height, pad }: Box): Sparkline | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const low = Math.min(...known);
  const range = Math.max(...known) - low;
  const pointOf = (value: number, index: number) => ({
    x: pad + (index * (width - 2 * pad)) / (values.length - 1),
    y: range === 0 ? height / 2 : height - pad - ((value - low) * (height - 2 * pad)) / range,
  });
  let [path, end] = ['', { x: 0, y: 0 }];
  values.forEach((value, index) => {
    if (value === null) return;
    end = pointOf(value, index);
    const isFirst = (values[index - 1] ?? null) === null;
    const isAlone = isFirst && (values[index + 1] ?? null) === null;
    path += `${isFirst ? 'M' : 'L'}${end.x.toFixed(1)} ${end.y.toFixed(1)}${isAlone ? 'h0' : ''}`;
  });
  return { path, end };
}
