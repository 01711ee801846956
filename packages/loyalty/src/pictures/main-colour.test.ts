import { describe, expect, it } from 'vitest';
import { mainColour } from './main-colour';

/** A picture with this many pixels of each colour. */
function picture(...areas: [count: number, red: number, green: number, blue: number, alpha?: number][]) {
  return Uint8ClampedArray.from(
    areas.flatMap(([count, red, green, blue, alpha = 255]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  );
}

describe('the main colour', () => {
  it.each([
    ['red', 200, 20, 60],
    ['orange', 240, 120, 0],
    ['green', 0, 130, 60],
    ['teal', 0, 150, 150],
    ['blue', 20, 80, 190],
    ['violet', 110, 40, 180],
    ['pink', 220, 40, 150],
    ['grey', 120, 120, 124],
    ['grey', 255, 255, 255],
    ['grey', 0, 0, 0],
  ] as const)('is %s for %i, %i, %i', (colour, red, green, blue) => {
    expect(mainColour(picture([100, red, green, blue]))).toBe(colour);
  });

  it('is that of a band on a white card, not white', () => {
    expect(mainColour(picture([80, 255, 255, 255], [20, 0, 130, 60]))).toBe('green');
  });

  it('is grey where next to nothing has a colour', () => {
    expect(mainColour(picture([93, 250, 250, 250], [7, 0, 130, 60]))).toBe('grey');
    expect(mainColour(picture([92, 250, 250, 250], [8, 0, 130, 60]))).toBe('green');
  });

  it('counts strong colours more than pale ones', () => {
    expect(mainColour(picture([50, 205, 220, 245], [30, 200, 20, 60]))).toBe('red');
  });

  it('does not look at what is clear, and is grey where there is nothing', () => {
    expect(mainColour(picture([100, 200, 20, 60, 0], [5, 20, 80, 190]))).toBe('blue');
    expect(mainColour(picture())).toBe('grey');
  });
});
