import { choice, text, word } from './shape';
import { isPath, textOf } from './values';

/** A text that people read or follow; one that is a place on somebody's disk goes. */
export const withoutPath = choice((value) => (isPath(textOf(value) ?? '') ? null : text));

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
