import { type PDFObject, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import { form, membership } from './graphics';
import { action, destination } from './links';
import {
  type Dict,
  type Lazy,
  type Shape,
  type Source,
  choice,
  codes,
  dict,
  list,
  named,
  texts,
  weak,
} from './shape';
import { language, looks, reviewState, withoutPlace } from './texts';
import { dictOf, inherited, nameOf } from '../values';

const states = named(form);
const appearance = choice((value) => (value instanceof PDFRawStream ? form : states));

const border = dict('border', 'Type W S D');
const effect = dict('border', 'S I');
const fit = dict('icon', 'SW S A FB');

/** ISO 32000-2, table 166: the entries of all annotations, without names and dates. */
const VALUES = 'Type Subtype Rect Border C F StructParent BM ca CA';
const shared: Record<string, Lazy> = {
  AP: dict('appearance', '', { keys: { N: appearance, R: appearance, D: appearance } }),
  AS: codes,
  BS: border,
  BE: effect,
  OC: membership,
  P: weak('page'),
  Lang: language,
};

const MARK_VALUES = `${VALUES} Open Name H QuadPoints Path CL IT RD LE L IC LL LLE Cap LLO CP CO Vertices InkList Sy Q Repeat RT`;
const markKeys: Record<string, Lazy> = {
  ...shared,
  ...looks,
  A: action,
  PA: action,
  Dest: destination,
  Popup: weak('annotation'),
  Parent: weak('annotation'),
  IRT: weak('annotation'),
  RO: form,
};

/** Markup annotations. The text of a comment is kept: people read it on the page. */
const mark: Dict = dict('annotation', MARK_VALUES, { texts: 'Contents OverlayText', keys: markKeys });

/** A link. Screen readers read its text, which programs often make from its target. */
const link: Dict = dict('annotation', MARK_VALUES, {
  keys: { ...markKeys, Contents: withoutPlace },
});

/** A review state that a program added, "Accepted set by …": the state says the same without the name. */
const answer: Dict = dict('annotation', MARK_VALUES, {
  keys: { ...markKeys, State: reviewState, StateModel: reviewState },
});

/** An attached file, a video or a sound: only its appearance on the page is kept. */
const picture: Dict = dict('attachment', VALUES, { keys: shared, fixed: { Subtype: 'Stamp' } });

const captions = dict('captions', 'R BC BG TP', {
  texts: 'CA RC AC',
  keys: { I: form, RI: form, IX: form, IF: fit },
});

const fieldKeys: Record<string, Lazy> = {
  ...shared,
  ...looks,
  A: action,
  MK: captions,
  Parent: () => field,
  Kids: list(() => shownField),
  V: choice((value) => (value instanceof PDFRawStream ? longText : texts)),
  DV: choice((value) => (value instanceof PDFRawStream ? longText : texts)),
  Opt: texts,
  TU: withoutPlace,
  TM: withoutPlace,
};
const FIELD_VALUES = `${VALUES} H FT Ff Q TI I MaxLen`;
const FIELD_TEXTS = 'Contents T';
const longText = dict('text', '', { stream: 'data' });

const ordinaryField: Dict = dict('field', FIELD_VALUES, { texts: FIELD_TEXTS, keys: fieldKeys });
const { V: _value, DV: _default, ...signatureKeys } = fieldKeys;
const signatureField: Dict = dict('signature field', FIELD_VALUES, {
  texts: FIELD_TEXTS,
  keys: signatureKeys,
});

/** The types of dictionaries in a signature, which are not fields themselves. */
const SIGNATURES = ['Sig', 'DocTimeStamp', 'SigRef', 'TransformParams'];

/** The type of a field, which may be inherited from its parent. */
function typeOf(value: PDFObject, { resolve }: Source): string | null {
  return inherited(value, resolve, (part) => nameOf(resolve(part.get(nameFor('FT')))));
}

/** A form field, or a part of one. Of a signature, only the appearance is kept. */
const field: Shape = choice((value, file) => {
  const type = nameOf(file.resolve(dictOf(value)?.get(nameFor('Type'))));
  if (type && SIGNATURES.includes(type)) return null;
  return typeOf(value, file) === 'Sig' ? signatureField : ordinaryField;
});

/** A field that is on a page, or that has a part on a page. */
export const shownField: Shape = choice((value, { shown }) => (shown.has(value) ? field : null));

const MARKS =
  'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Watermark PrinterMark TrapNet Redact Projection'.split(
    ' ',
  );
const WITH_FILE = ['FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia'];

/** ISO 32000-2, 12.5. */
export const annotation: Shape = choice((value, file) => {
  const found = dictOf(value);
  const kind = nameOf(file.resolve(found?.get(nameFor('Subtype'))));
  if (kind === 'Widget') return field;
  if (WITH_FILE.includes(kind ?? '')) return found?.has(nameFor('AP')) ? picture : null;
  if (kind === 'Link') return link;
  if (!MARKS.includes(kind ?? '')) return null;
  return found?.has(nameFor('State')) || found?.has(nameFor('StateModel')) ? answer : mark;
});
