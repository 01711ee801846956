/** A small line, as SVG draws it. */
export interface Sparkline {
  path: string;
  /** Where the line ends. */
  end: { x: number; y: number };
}

interface Box {
  width: number;
  height: number;
  /** Left free at each side, for the width of the line and the dot at its end. */
  pad: number;
}

/** Draws values from left to right, from the lowest at the bottom to the highest at the top; `null` for less than two. */
export function sparkline(values: readonly number[], { width, height, pad }: Box): Sparkline | null {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const points = values.map((value, index) => ({
    x: pad + (index * (width - 2 * pad)) / (values.length - 1),
    y: range === 0 ? height / 2 : height - pad - ((value - low) * (height - 2 * pad)) / range,
  }));
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return { path: `M${path}`, end: points[points.length - 1] ?? { x: 0, y: 0 } };
}
