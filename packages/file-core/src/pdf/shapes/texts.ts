import type { PDFObject } from '../pdf-lib';
import { type Appearance, cleanAppearance } from './appearance';
import { isLanguage } from './language';
import { isOfDocument, isPlace } from './places';
import { called, choice, text, word } from './shape';
import { cleanStyle } from './style';
import { bytesOf, nameOf, decodedText } from '../values';

/** The bytes of a PANOSE classification with its family class, and what all its numbers are below. */
const [PANOSE, MOST_PANOSE] = [12, 32];

const hasPlace = (value: PDFObject) => isPlace(decodedText(value) ?? '');

/** A text that people read or follow; it is dropped if it contains a path on somebody's disk. */
export const withoutPlace = choice((value) => (hasPlace(value) ? null : text));

/** The same if a text is required: it is replaced by `instead`. */
export const titleWithoutPlace = (instead: string) =>
  choice((value) => (hasPlace(value) ? word(instead) : text));

/** The address of a link: no path, unless it is relative to the document's base address on the web. */
export const address = choice((value, { shown }) => {
  if (!hasPlace(value)) return text;
  return shown.isInWeb && /^(?!\.\.)[^:\\|]+$/.test(decodedText(value) ?? '') ? text : null;
});

/** The name of a destination. If it was made from a document's name, it is replaced. */
export const placeName = choice((value, { shown }) => {
  if (!isOfDocument(decodedText(value) ?? nameOf(value) ?? '')) return called;
  const alias = shown.aliasOf(value);
  return alias === null ? null : word(alias);
});

/** A language, as a text or a name. */
export const language = choice((value) =>
  isLanguage(decodedText(value) ?? nameOf(value) ?? ' ') ? called : null,
);

/** How a text looks, with nothing that `cleaned` does not know. */
const lookOf = (cleaned: (given: string) => Appearance) =>
  choice((value) => {
    const given = decodedText(value);
    if (given === null) return null;
    const { text: look, isWhole } = cleaned(given);
    if (isWhole) return text;
    return look === '' ? null : word(look);
  });

/** The keys by which an annotation, a field or a form sets texts. */
export const looks = { DA: lookOf(cleanAppearance), DS: lookOf(cleanStyle) };

/** The review states of a comment, from ISO 32000-2, 12.5.6.3. */
const STATES = /^(Marked|Unmarked|Accepted|Rejected|Cancelled|Completed|None|Review)$/;
export const reviewState = choice((value) => (STATES.test(decodedText(value) ?? '') ? text : null));

/** Registered names of printing conditions, and of colour spaces, which say nothing about a person. */
const REGISTERED =
  /^(custom|none|(CGATS )?TR ?\d{3}|FOGRA ?\d{2}L?|IFRA ?\d{2}|JC\d{6}|JCN\d{4}|s?RGB( IEC ?61966-2[.-]1)?|Adobe RGB \(1998\))$/i;

/** The name of a printing condition, if it is optional. */
export const condition = choice((value) => (REGISTERED.test(decodedText(value) ?? '') ? text : null));

/** The same where PDF/X and PDF/A require one: "Custom" if it is unregistered (ISO 32000-2, table 401). */
export const neededCondition = choice((value) =>
  REGISTERED.test(decodedText(value) ?? '') ? text : word('Custom'),
);

/** The encodings of a submitted form (ISO 32000-2, table 239). */
export const encodingOfForm = choice((value) =>
  /^(utf-8|utf-16|shift-jis|bigfive|gbk|uhc)$/i.test(decodedText(value) ?? '') ? text : null,
);

/** The names of the characters in a font (ISO 32000-2, table 120). */
export const characterNames = choice((value) =>
  /^\s*(\/[^\s/()<>[\]{}%]+\s*)*$/.test(decodedText(value) ?? '-') ? text : null,
);

/** The class of a font in two bytes, and ten small numbers (ISO 32000-2, table 122). */
export const panose = choice((value) => {
  const bytes = bytesOf(value);
  return bytes.length === PANOSE && bytes.subarray(2).every((number) => number < MOST_PANOSE) ? text : null;
});

/** The registry of printing conditions, by its URL. */
export const registry = choice((value) =>
  /^https?:\/\/www\.color\.org\/?$/i.test(decodedText(value) ?? '') ? text : null,
);
