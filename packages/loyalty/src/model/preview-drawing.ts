import { type CodeDrawing, fitBars, fitModules, WIDEST_MODULE } from './code-drawing';
import type { CodeGrid } from './code-grid';
import { type DrawnType, lookOf } from './code-shape';

/** The sizes of the preview in the form, in CSS pixels. */
const PREVIEW_HEIGHT = 112;
const PREVIEW_BARS = 72;

/** A code in the form while the person types; `null` if it is too fine for the preview. */
export function drawPreview(
  type: DrawnType,
  grid: CodeGrid,
  room: number,
  pixelRatio: number,
): CodeDrawing | null {
  const { shape, quiet } = lookOf(type);
  const width = Math.floor(room * pixelRatio);
  const largest = Math.max(1, Math.floor(WIDEST_MODULE * pixelRatio));
  return shape === 'bars'
    ? fitBars(grid, { quiet, width, height: Math.round(PREVIEW_BARS * pixelRatio), largest })
    : fitModules(grid, { quiet, width, height: Math.floor(PREVIEW_HEIGHT * pixelRatio) });
}
