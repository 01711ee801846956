/** Where something stands in the window, from its top, in pixels. */
export interface Upright {
  top: number;
  bottom: number;
}

/** The gap to what is kept clear, in pixels. */
const GAP = 12;

/**
 * How far a box is lifted so that it covers none of what is to stay clear, in pixels: to the lowest place above that is
 * free and not above `highest`. Where there is none it stays.
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
