import { PDFArray, PDFDict, PDFNumber, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import { type Shape, choice, codes, dict, list, numbers, text, tuple, weak, words } from './shape';
import { address, encodingOfForm, placeName, withoutPlace } from './texts';
import { dictOf, nameOf, decodedText } from '../values';

/** A target page, layer or field is copied only if it is also part of the document in another way. */
const aimedAt = (name: string, otherwise: Shape) => {
  const target = weak(name);
  return choice((value) => (value instanceof PDFDict ? target : otherwise));
};

const place = tuple(aimedAt('page', numbers), words);
const placeWithName = dict('destination', '', { keys: { D: () => destination }, idle: 'SD' });

/** The target of a link in the document (ISO 32000-2, 12.3.2). A name that leads to no page is dropped. */
export const destination: Shape = choice((value, { shown }) => {
  if (value instanceof PDFArray) return place;
  if (value instanceof PDFDict) return placeWithName;
  return shown.leads(value) ? placeName : null;
});

/** The target of a link in another document. */
const elsewhere: Shape = choice((value) => {
  if (value instanceof PDFArray) return place;
  return nameOf(value) === null ? withoutPlace : codes;
});

/** The transition to a page in a slide show (ISO 32000-2, 12.4.4). */
export const transition = dict('transition', 'Type S D Dm M Di SS B');

/** The path of a file; an absolute one is dropped. */
const relativeFile = choice((value) => (/^[/\\]/.test(decodedText(value) ?? '') ? null : withoutPlace));
const fileSpecification = dict('file', 'Type FS', { keys: { F: relativeFile, UF: relativeFile } });
const otherFile = choice((value) => (dictOf(value) ? fileSpecification : relativeFile));

const next: Shape = list(() => action);
const fields = list(aimedAt('field', text));

/** The allowed actions of links and buttons. None runs a script or a program, or opens an attachment. */
const harmless: Readonly<Record<string, Shape>> = {
  GoTo: dict('action', 'Type S', { keys: { D: destination, Next: next }, idle: 'SD' }),
  GoToR: dict('action', 'Type S NewWindow', {
    keys: { F: otherFile, D: elsewhere, Next: next },
    idle: 'SD',
  }),
  Thread: dict('action', 'Type S', {
    keys: { D: aimedAt('thread', numbers), B: aimedAt('bead', numbers), Next: next },
  }),
  URI: dict('action', 'Type S IsMap', { keys: { URI: address, Next: next } }),
  Named: dict('action', 'Type S N', { keys: { Next: next } }),
  Hide: dict('action', 'Type S H', { keys: { T: fields, Next: next } }),
  ResetForm: dict('action', 'Type S Flags', { keys: { Fields: fields, Next: next } }),
  SubmitForm: dict('action', 'Type S Flags', {
    keys: { F: otherFile, CharSet: encodingOfForm, Fields: fields, Next: next },
  }),
  SetOCGState: dict('action', 'Type S PreserveRB', {
    keys: { State: list(aimedAt('layer', words)), Next: next },
  }),
  Trans: dict('action', 'Type S', { keys: { Trans: transition, Next: next } }),
};

/** ISO 32000-2, 12.6. An action without a type can't be performed, and is dropped. */
export const action: Shape = choice((value, file) => {
  if (value instanceof PDFRawStream) return null;
  const kind = nameOf(file.resolve(dictOf(value)?.get(nameFor('S'))));
  return harmless[kind ?? ''] ?? null;
});

/** The open action of the document: a destination, or an action. */
export const opening: Shape = choice((value) => {
  if (value instanceof PDFArray) return place;
  return value instanceof PDFNumber ? null : action;
});
