import { COLOURS, type Colour } from '../rules/code-types';

/** The fields of a card that determine its look in the list. */
export interface Looking {
  name: string;
  /** The chosen colour; `null` if it is derived from the name. */
  colour: Colour | null;
}

/** The names of the colours. */
export const COLOUR_NAMES: Record<Colour, string> = {
  red: 'Red',
  orange: 'Orange',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  violet: 'Violet',
  pink: 'Pink',
  grey: 'Grey',
};

/** Each colour in OKLCH, the same in both themes: white text on it has a contrast of 7:1 or more. */
const LIGHTNESS = 0.43;
/** The chroma and the hue of each colour. */
export const HUES: Record<Colour, readonly [chroma: number, hue: number]> = {
  red: [0.12, 8],
  orange: [0.12, 50],
  green: [0.12, 152],
  teal: [0.12, 195],
  blue: [0.12, 255],
  violet: [0.12, 300],
  pink: [0.12, 345],
  grey: [0.006, 264],
};

/** A colour in CSS notation. */
export function cssColour(colour: Colour): string {
  const [chroma, hue] = HUES[colour];
  return `oklch(${LIGHTNESS} ${chroma} ${hue})`;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The FNV-1a hash of a text, as an unsigned 32-bit number. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

/** The colour that is derived from a name, ignoring case and surrounding spaces. */
export function colourOfName(name: string): Colour {
  return COLOURS[hashOf(name.trim().toLowerCase()) % COLOURS.length] as Colour;
}

/** The colour of a card: the chosen one, or the one derived from its name. */
export function colourOf({ name, colour }: Looking): Colour {
  return colour ?? colourOfName(name);
}

const MOST_LETTERS = 2;

/** The first letters or digits of a name's first two words: `HF` for "Harbour Foods"; `#` for none. */
export function monogramOf(name: string): string {
  const firsts = name
    .split(/[\s&+/·-]+/u)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((first) => first !== undefined);
  return firsts.slice(0, MOST_LETTERS).join('').toUpperCase() || '#';
}
