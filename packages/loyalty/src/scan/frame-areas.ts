/** A part of a picture, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of the frame over the camera's picture, as shares of the shorter side: the shape of a card. */
const CARD = { width: 0.9, ratio: 1.36 };

/** The middle of a camera picture, where the card is held: as wide as the frame, in whole pixels. */
function middleOf(width: number, height: number): Area {
  const side = Math.min(width, height);
  const wide = Math.round(side * CARD.width);
  const high = Math.round(wide / CARD.ratio);
  return { x: Math.floor((width - wide) / 2), y: Math.floor((height - high) / 2), width: wide, height: high };
}

/** The areas of a camera picture in which codes are searched: first its middle, then all of it. */
export function areasOf(width: number, height: number): Area[] {
  return [middleOf(width, height), { x: 0, y: 0, width, height }];
}
