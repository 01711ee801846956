import { type Color, rgb } from 'pdf-lib';
import type { GuideText } from './guide-text.ts';

/** A colour of the hub's light theme, for paper. */
function colour(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

const INK = colour('#1c1e24');
const MUTED = colour('#5d6069');
export const LINE = colour('#e1dfdb');
export const LINE_STRONG = colour('#84868c');
export const ACCENT = colour('#2e5bc7');

/** The hue of a guide's tool: for markers, and for their background. */
export interface Hue {
  ink: Color;
  tint: Color;
}

export const HUES: Record<GuideText['hue'], Hue> = {
  accent: { ink: colour('#395eb2'), tint: colour('#e1edff') },
  workout: { ink: colour('#a33f1e'), tint: colour('#ffe5dc') },
  expiry: { ink: colour('#945000'), tint: colour('#fde9d4') },
};

/** A4 in points, with the margins that hold text. */
export const PAGE = { width: 595.28, height: 841.89, side: 64, top: 56, bottom: 56 } as const;
export const COLUMN = PAGE.width - 2 * PAGE.side;

export type Weight = 'regular' | 'medium' | 'bold';

export interface TextStyle {
  weight: Weight;
  /** In points; `leading` is the height of a line. */
  size: number;
  leading: number;
  color: Color;
}

export const TITLE: TextStyle = { weight: 'bold', size: 30, leading: 36, color: INK };
export const LEAD: TextStyle = { weight: 'regular', size: 12, leading: 18, color: MUTED };
export const HEADING: TextStyle = { weight: 'bold', size: 13, leading: 17, color: INK };
export const STRONG: TextStyle = { weight: 'bold', size: 10.5, leading: 14.5, color: INK };
export const BODY: TextStyle = { weight: 'regular', size: 10, leading: 14.5, color: INK };
export const SMALL: TextStyle = { weight: 'medium', size: 8.5, leading: 12, color: MUTED };
