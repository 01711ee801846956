import type { PDFObject } from '../pdf-lib';
import { isOfDocument, isPlace } from './places';
import { called, choice, text, word } from './shape';
import { nameOf, textOf } from './values';

const hasPlace = (value: PDFObject) => isPlace(textOf(value) ?? '');

/** A text that people read or follow; one that holds a place on somebody's disk goes. */
export const withoutPlace = choice((value) => (hasPlace(value) ? null : text));

/** The same where there has to be a text. */
export const titleWithoutPlace = (instead: string) =>
  choice((value) => (hasPlace(value) ? word(instead) : text));

/** A link: one of the web stays, and one that leads on from where the document itself is said to be in the web. */
export const address = choice((value, { shown }) => {
  if (!hasPlace(value)) return text;
  return shown.isInWeb && /^(?!\.\.)[^:\\|]+$/.test(textOf(value) ?? '') ? text : null;
});

/** What other parts call a place on a page; one that was made of the name of a document is called otherwise. */
export const placeName = choice((value, { shown }) => {
  if (!isOfDocument(textOf(value) ?? nameOf(value) ?? '')) return called;
  const alias = shown.aliasOf(value);
  return alias === null ? null : word(alias);
});

/** What programs note of an answer in a comment: the words of ISO 32000-2, 12.5.6.3. */
const STATES = /^(Marked|Unmarked|Accepted|Rejected|Cancelled|Completed|None|Review)$/;
export const reviewState = choice((value) => (STATES.test(textOf(value) ?? '') ? text : null));

/** Names of printing conditions that stand in registries, and of colour spaces: they say nothing of a person. */
const REGISTERED =
  /^(custom|none|(CGATS )?TR ?\d{3}|FOGRA ?\d{2}L?|IFRA ?\d{2}|JC\d{6}|JCN\d{4}|s?RGB( IEC ?61966-2[.-]1)?|Adobe RGB \(1998\))$/i;

/** The name of a printing condition, where a document may go without one. */
export const condition = choice((value) => (REGISTERED.test(textOf(value) ?? '') ? text : null));

/** The same where PDF/X and PDF/A want one: ISO 32000-2, table 401, has this word for what is in no registry. */
export const neededCondition = choice((value) =>
  REGISTERED.test(textOf(value) ?? '') ? text : word('Custom'),
);

/** The registry of printing conditions, by its address. */
export const registry = choice((value) =>
  /^https?:\/\/www\.color\.org\/?$/i.test(textOf(value) ?? '') ? text : null,
);
