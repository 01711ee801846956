import type { Appearance } from './appearance';

const SIZE = String.raw`[-+]?(\d+\.?\d*|\.\d+)(pt|px|em|ex|in|cm|mm|pc|%)?`;
const COLOURS =
  'aqua|black|blue|fuchsia|gray|green|grey|lime|maroon|navy|olive|orange|purple|red|silver|teal|transparent|white|yellow';
const ALIGNS = 'left|right|center|justify|start|end|top|middle|bottom|baseline|sub|super';
const STYLES = 'normal|italic|oblique';
const WEIGHTS = String.raw`normal|bold|bolder|lighter|\d{3}`;
const STRETCHES = '((ultra|extra|semi)-)?(condensed|expanded)|normal';
/** Names of fonts, and for `font` also sizes. */
const FAMILIES = String.raw`[\w .,'"%/+-]*`;

/** The properties of the rich text of fields and comments (ISO 32000-2, 12.7.4.4), and what each may say. */
const PROPERTIES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    color: String.raw`#[\da-f]{3,8}|rgb\([\d ,.%]*\)|${COLOURS}`,
    font: FAMILIES,
    'font-family': FAMILIES,
    'font-size': SIZE,
    'font-stretch': STRETCHES,
    'font-style': STYLES,
    'font-weight': WEIGHTS,
    'letter-spacing': `${SIZE}|normal`,
    'line-height': `${SIZE}|normal`,
    margin: `${SIZE}( ${SIZE}){0,3}`,
    'margin-bottom': SIZE,
    'margin-left': SIZE,
    'margin-right': SIZE,
    'margin-top': SIZE,
    'text-align': ALIGNS,
    'text-decoration': '(none|underline|line-through|word|overline| )*',
    'text-indent': SIZE,
    'text-valign': ALIGNS,
    'vertical-align': `${ALIGNS}|${SIZE}`,
  }).map(([property, value]) => [property, new RegExp(`^(${value})$`, 'i')]),
);

const DECLARATION = /^\s*([a-z-]+)\s*:\s*(\S(?:.*\S)?)\s*$/is;

function isKnown(declaration: string): boolean {
  const [, property = '', value = ''] = DECLARATION.exec(declaration) ?? [];
  return PROPERTIES.get(property.toLowerCase())?.test(value) ?? false;
}

/** A default style (CSS) with nothing but the look of a text: comments and other properties are removed. */
export function cleanStyle(given: string): Appearance {
  const declarations = given.split(';').filter((declaration) => declaration.trim() !== '');
  const kept = declarations.filter(isKnown);
  return { text: kept.map((each) => each.trim()).join('; '), isWhole: kept.length === declarations.length };
}
