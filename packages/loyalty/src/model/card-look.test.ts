import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour } from '../rules/code-types';
import { colourOf, colourOfName, cssColour, monogramOf } from './card-look';

/** The relative luminance of an OKLCH colour, as CSS Color 4 and WCAG 2.2 define it, blended with white. */
function luminanceOf(colour: Colour, white = 0): number {
  const [l = 0, chroma = 0, hue = 0] = (cssColour(colour).match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const [long, medium, short] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((root) => root ** 3) as [number, number, number];
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value)));
  const encoded = linear.map((value) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
  );
  const [red = 0, green = 0, blue = 0] = encoded
    .map((value) => value * (1 - white) + white)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the colour of a card', () => {
  it.each(COLOURS)('%s carries white words, also where the monogram shines through', (colour) => {
    expect(1.05 / (luminanceOf(colour) + 0.05)).toBeGreaterThanOrEqual(7);
    expect(1.05 / (luminanceOf(colour, 0.16) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('is the chosen one, else the one of its name, without regard to case', () => {
    expect(colourOf({ name: 'Grocer', colour: 'violet' })).toBe('violet');
    expect(colourOf({ name: ' grocer ', colour: null })).toBe(colourOfName('Grocer'));
  });

  it('is each of the eight for some name', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Shop ${String(at)}`);
    const counts = COLOURS.map((colour) => names.filter((name) => colourOfName(name) === colour).length);
    expect(Math.min(...counts)).toBeGreaterThan(10);
  });
});

it.each([
  ['Harbour Foods', 'HF'],
  ['the Book & Co shop', 'TB'],
  ['Zoo', 'Z'],
  ['  7-Eleven', '7E'],
  ['Édouard', 'É'],
  ['京都 市立', '京市'],
  ['«Oost»', 'O'],
  ['???', '#'],
])('the monogram of %j is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
