import { HUES } from '../model/card-look';
import { COLOURS, type Colour } from '../rules/code-types';

const WITH_HUE = COLOURS.filter((colour) => colour !== 'grey');
/** Below this chroma, a colour looks grey, white or black. */
const LEAST_CHROMA = 0.045;
/** A card is grey if less than this share of the picture has a colour. */
const LEAST_SHARE = 0.08;
const OPAQUE = 128;

const linearOf = (byte: number) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The chroma of an sRGB pixel, and its hue in degrees (OKLCH, as CSS Color 4 defines it). */
function chromaAndHue(red: number, green: number, blue: number): { chroma: number; hue: number } {
  const [r, g, b] = [linearOf(red), linearOf(green), linearOf(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { chroma: Math.hypot(a, yellow), hue: ((Math.atan2(yellow, a) * 180) / Math.PI + 360) % 360 };
}

function nearest(hue: number): Colour {
  const farFrom = (colour: Colour) => {
    const apart = Math.abs(hue - HUES[colour][1]);
    return Math.min(apart, 360 - apart);
  };
  return WITH_HUE.reduce((best, next) => (farFrom(next) < farFrom(best) ? next : best));
}

/**
 * The card colour that is nearest to the main colour of a picture: coloured pixels (RGBA, one byte each) are
 * weighted by their chroma. `grey` if hardly any pixel has a colour.
 */
export function mainColour(pixels: Uint8ClampedArray): Colour {
  const weights = new Map<Colour, number>();
  let coloured = 0;
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    seen += 1;
    const { chroma, hue } = chromaAndHue(red, green, blue);
    if (chroma < LEAST_CHROMA) continue;
    coloured += 1;
    const colour = nearest(hue);
    weights.set(colour, (weights.get(colour) ?? 0) + chroma);
  }
  if (coloured === 0 || coloured < LEAST_SHARE * seen) return 'grey';
  return [...weights].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
