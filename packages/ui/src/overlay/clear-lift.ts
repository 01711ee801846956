/** The vertical position of a box in the window, from its top, in pixels. */
export interface Upright {
  top: number;
  bottom: number;
}

/** The gap to the areas that are kept clear, in pixels. */
const GAP = 12;

/**
 * How far a box is lifted, in pixels, so that it covers no area that must stay clear: to the lowest free
 * position that is not above `highest`. If there is none, it is not lifted.
 */
export function clearLift({ top, bottom }: Upright, kept: readonly Upright[], highest: number): number {
  const height = bottom - top;
  const isFree = (end: number) =>
    kept.every((one) => one.bottom + GAP <= end - height || one.top - GAP >= end);
  const places = [bottom, ...kept.map((one) => one.top - GAP)]
    .filter((end) => end <= bottom && end - height >= highest)
    .sort((a, b) => b - a);
  return bottom - (places.find(isFree) ?? bottom);
}
