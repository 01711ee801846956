import type { CodeDrawing } from '../model/code-drawing';
import { type CodeGrid, pathOf } from '../model/code-grid';

interface CodePictureProps {
  grid: CodeGrid;
  drawing: CodeDrawing;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
  /** The label for screen readers. */
  label: string;
}

/** Draws a code in black on white in both themes, because scanners need that. */
export function CodePicture({ grid, drawing, pixelRatio, label }: CodePictureProps) {
  const { width, height, x, y, moduleWidth, moduleHeight } = drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      data-keep-clear
      width={width / pixelRatio}
      height={height / pixelRatio}
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      className="m-auto max-w-none shrink-0"
    >
      <rect width={width} height={height} fill="white" />
      <path
        fill="black"
        transform={`translate(${x} ${y}) scale(${moduleWidth} ${moduleHeight})`}
        d={pathOf(grid)}
      />
    </svg>
  );
}
