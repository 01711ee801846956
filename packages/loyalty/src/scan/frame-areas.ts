/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sides of the frame that is drawn over the camera's picture, as shares of the shorter side: a card in it. */
const CARD = { width: 0.9, ratio: 1.36 };

/** The middle of a picture of the camera, where the card is held: as wide as the frame on the screen, and whole pixels. */
function middleOf(width: number, height: number): Area {
  const side = Math.min(width, height);
  const wide = Math.round(side * CARD.width);
  const high = Math.round(wide / CARD.ratio);
  return { x: Math.floor((width - wide) / 2), y: Math.floor((height - high) / 2), width: wide, height: high };
}

/** Where a code is looked for in a picture of the camera: first in its middle, then in all of it. */
export function areasOf(width: number, height: number): Area[] {
  return [middleOf(width, height), { x: 0, y: 0, width, height }];
}
