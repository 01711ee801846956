import { PDFArray, PDFDict, PDFNumber } from '../pdf-lib';
import { nameFor } from '../names';
import {
  type Plain,
  type Shape,
  choice,
  codes,
  dict,
  list,
  named,
  numbers,
  text,
  texts,
  tuple,
  weak,
} from './shape';
import { language, withoutPlace } from './texts';
import { dictOf, nameOf } from '../values';

/** The attributes of an element (ISO 32000-2, 14.8.5). Those of owners that the standard does not name are dropped. */
const attributes = dict(
  'attributes',
  'Placement WritingMode BackgroundColor BorderColor BorderStyle BorderThickness Padding Color SpaceBefore SpaceAfter StartIndent EndIndent TextIndent TextAlign BBox Width Height BlockAlign InlineAlign TBorderStyle TPadding LineHeight BaselineShift TextDecorationType TextDecorationColor TextDecorationThickness ColumnCount ColumnGap ColumnWidths GlyphOrientationVertical RubyAlign RubyPosition TextPosition ListNumbering ContinuedList ContinuedFrom Role Checked checked RowSpan ColSpan Scope Type Subtype Attached',
  { keys: { O: codes, Desc: withoutPlace, Summary: withoutPlace, Short: withoutPlace, Headers: texts } },
);
const OWNERS =
  /^(Layout|List|PrintField|Table|Artifact|XML-[\d.]+|HTML-[\d.]+|CSS-[\d.]+|RTF-[\d.]+|ARIA-[\d.]+)$/;
const severalAttributes = list(() => attributesOrRevision);
const attributesOrRevision: Shape = choice((value, file) => {
  if (value instanceof PDFArray) return severalAttributes;
  if (value instanceof PDFNumber) return numbers;
  const owner = nameOf(file.resolve(dictOf(value)?.get(nameFor('O'))));
  return owner && OWNERS.test(owner) ? attributes : null;
});

const markedContent = dict('marked content', 'Type MCID', {
  keys: { Pg: weak('page'), Stm: weak('form') },
});
const isField = (value: PDFDict) =>
  value.has(nameFor('FT')) || value.get(nameFor('Subtype')) === nameFor('Widget');
const [toField, toDrawn, toMark] = [weak('field'), weak('form'), weak('annotation')];
const objectReference = dict('object reference', 'Type', {
  keys: {
    Pg: weak('page'),
    Obj: choice((value) => {
      if (!(value instanceof PDFDict)) return toDrawn;
      return isField(value) ? toField : toMark;
    }),
  },
});

const kid: Shape = choice((value, file) => {
  if (!(value instanceof PDFDict)) return numbers;
  switch (nameOf(file.resolve(value.get(nameFor('Type'))))) {
    case 'MCR':
      return file.shown.has(value) ? markedContent : null;
    case 'OBJR':
      return file.shown.has(value) ? objectReference : null;
    default:
      return file.shown.has(value) ? element : null;
  }
});

const namespace = dict('namespace', 'Type', {
  keys: { NS: withoutPlace, RoleMapNS: named(list(() => roleTarget)) },
});
const roleTarget: Shape = choice((value) => (value instanceof PDFDict ? namespace : codes));

/** ISO 32000-2, 14.7.2: a heading, a paragraph, a table …, for screen readers. */
const element: Shape = dict('structure element', 'Type R PhoneticAlphabet', {
  texts: 'ID',
  keys: {
    S: codes,
    C: codes,
    Phoneme: withoutPlace,
    Lang: language,
    P: weak('structure element'),
    Pg: weak('page'),
    K: list(kid),
    A: attributesOrRevision,
    // Word processors put the path of the picture here if nobody wrote a description.
    Alt: withoutPlace,
    ActualText: withoutPlace,
    E: withoutPlace,
    Ref: list(weak('structure element')),
    NS: namespace,
  },
});

const toElement = weak('structure element');
/** The position in the array is the identifier of the page's marked content. */
const severalElements = tuple(toElement);
const parentsBy = (key: Plain) =>
  choice((value) => {
    if (value instanceof PDFArray) return severalElements;
    return value instanceof PDFDict ? toElement : key;
  });

const numberTree: Shape = dict('number tree', 'Type', { keys: { Nums: tuple(parentsBy(numbers)) } });
const nameTree: Shape = dict('name tree', 'Type', { keys: { Names: tuple(parentsBy(text)) } });

/** ISO 32000-2, 14.7. */
export const structure: Shape = dict('structure', 'Type ParentTreeNextKey', {
  keys: {
    K: list(kid),
    IDTree: nameTree,
    ParentTree: numberTree,
    RoleMap: named(codes),
    ClassMap: named(attributesOrRevision),
    Namespaces: list(namespace),
  },
});
