import { describe, expect, it } from 'vitest';
import { isStillSeen, leavesMark } from './glyph';

/** An upright stroke in the middle of five columns and four rows. */
const INK = Uint8Array.from({ length: 20 }, (_, pixel) => (pixel % 5 === 2 ? 255 : 0));

type Colour = readonly [red: number, green: number, blue: number];
const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
const GREY: Colour = [245, 245, 245];
const YELLOW: Colour = [255, 255, 0];

/** The stroke in one colour on another; `covered` of its rows are painted over with a third. */
function shown(stroke: Colour, ground: Colour, covered = 0, cover = ground): Uint8ClampedArray {
  const pixels = Array.from(INK, (ink, pixel) => {
    if (Math.floor(pixel / 5) < covered) return cover;
    return ink > 0 ? stroke : ground;
  });
  return Uint8ClampedArray.from(pixels.flatMap((colour) => [...colour, 255]));
}

const DRAWN = { ink: INK, drawn: shown(BLACK, WHITE) };

describe('a letter leaves its mark', () => {
  it.each([
    ['black on white', shown(BLACK, WHITE), true],
    ['in nearly the colour of what is behind it', shown(GREY, WHITE), false],
    ['of which half is cut off', shown(BLACK, WHITE, 2), false],
  ])('%s: %3$s', (_, after, expected) => {
    expect(leavesMark(DRAWN, shown(WHITE, WHITE), after)).toBe(expected);
  });
});

describe('a letter is still seen', () => {
  it.each([
    ['as it was drawn', shown(BLACK, WHITE), true],
    ['under a marker', shown(BLACK, YELLOW), true],
    ['under a white box', shown(WHITE, WHITE), false],
    ['under a box in its own colour', shown(BLACK, BLACK), false],
    ['under a box over half of it', shown(BLACK, WHITE, 2, WHITE), false],
    ['in white on black', shown(WHITE, BLACK), false],
  ])('%s: %3$s', (_, now, expected) => {
    expect(isStillSeen(DRAWN, now)).toBe(expected);
  });
});
