import { PDFArray, PDFDict, PDFRawStream } from '../pdf-lib';
import { nameFor, textOfName } from '../names';
import { shown } from '../../bytes';
import { unread } from '../../details/text';
import { detailsOfXmp } from '../../details/xmp';
import type { Detail, Topic } from '../../report';
import type { Dropped } from '../copy';
import type { PdfFile } from '../file/pdf-file';
import { dictOf, nameOf, decodedText } from '../values';
import { attachedFiles } from './attached-files';
import { isPlace } from '../shapes/places';
import { isSignature, signatureIn } from './losses';
import { dateOf } from './date';
import { detailsOfInfo } from './of-info';
import { UNKNOWN_KEY } from './removed';

type Telling = (dropped: Dropped, file: PdfFile) => Detail[] | Promise<Detail[]>;

/** Longer packets are not parsed. */
const LONGEST_XMP = 2 ** 22;

const says = (topic: Topic, label: string, value: string): Detail[] => [{ topic, label, value }];

/** Says only that something is there. */
const there =
  (topic: Topic, label: string, value: string): Telling =>
  () =>
    says(topic, label, value);

/** Shows a text as it is written. */
const text =
  (topic: Topic, label: string): Telling =>
  ({ value }) => {
    const said = shown(decodedText(value) ?? nameOf(value) ?? '');
    return said === '' ? [] : says(topic, label, said);
  };

const date =
  (label: string): Telling =>
  ({ value }) => {
    const said = decodedText(value);
    return said ? [{ topic: 'when', label, value: dateOf(said) }] : [];
  };

const xmp: Telling = ({ value }, file) => {
  if (!(value instanceof PDFRawStream)) return [];
  const packet = file.contentsOf(value, LONGEST_XMP);
  return packet ? detailsOfXmp(packet) : [unread('XMP', value.contents.length)];
};

const attached: Telling = ({ value }, file) => {
  const names = attachedFiles(value, file);
  return names.length === 0
    ? says('more', 'Attached file', 'Without a name')
    : names.map((name) => ({ topic: 'more', label: 'Attached file', value: shown(name) }));
};

const programs: Telling = ({ value }) => {
  const names = dictOf(value)?.keys().map(textOfName) ?? [];
  return says('edits', 'Data of programs', shown(names.join(', ')));
};

const signature: Telling = ({ value }, file) => {
  const found = dictOf(value);
  if (!found) return [];
  const said = (topic: Topic, label: string, key: string): Detail[] => {
    const given = decodedText(file.get(found, key));
    if (!given) return [];
    return [{ topic, label, value: topic === 'when' ? dateOf(given) : shown(given) }];
  };
  return [
    ...says('who', 'Signature', 'With the signer’s certificate'),
    ...said('who', 'Signed by', 'Name'),
    ...said('who', 'Signer’s contact', 'ContactInfo'),
    ...said('when', 'Signed', 'M'),
    ...said('where', 'Signed in', 'Location'),
    ...said('more', 'Reason for signing', 'Reason'),
  ];
};

const ACTIONS: Readonly<Record<string, readonly [label: string, value: string]>> = {
  JavaScript: ['Script', 'Runs when something is pressed or opened'],
  Launch: ['Starts a program', 'When something is pressed or opened'],
};

const action: Telling = ({ value, part, key }, file) => {
  const found = dictOf(value);
  const kind = found ? nameOf(file.get(found, 'S')) : null;
  const [label, said] = ACTIONS[kind ?? ''] ?? ['Action', kind ?? `${key} of a ${part}`];
  return says('more', label, said);
};

const creator: Telling = ({ value }, file) => {
  const found = dictOf(value);
  const name = found ? decodedText(file.get(found, 'Creator')) : null;
  return name ? says('device', 'Layers made with', shown(name)) : [];
};

/** Describes something that no page shows, with the first of these texts that it has. */
const unseen =
  (what: string, ...keys: string[]): Telling =>
  ({ value }, file) => {
    const dict = dictOf(value);
    const own = decodedText(value) ?? nameOf(value);
    const said = own ?? keys.map((key) => dict && decodedText(file.get(dict, key))).find(Boolean);
    return says('edits', 'On no page', said ? shown(`${what}: ${said}`) : what);
  };

const destination = unseen('A place that no longer exists');
const field: Telling = (dropped, file) => {
  const signed = signatureIn(dropped.value, file);
  if (signed) return signature({ ...dropped, value: signed }, file);
  return unseen('A field', 'V', 'T')(dropped, file);
};
const element = unseen('A part for screen readers', 'ActualText', 'Alt', 'E');
const drawn: Telling = (dropped, file) => {
  const kind = nameOf(dictOf(dropped.value)?.get(nameFor('Subtype')));
  return unseen(kind === 'Image' ? 'A picture' : 'A drawing')(dropped, file);
};

const path = text('edits', 'Place on a disk');
/** What a program noted about a comment, or about a link's target. */
const remark: Telling = (dropped, file) =>
  isPlace(decodedText(dropped.value) ?? '')
    ? path(dropped, file)
    : text('who', 'Answer to a comment')(dropped, file);
const meantFor = text('more', 'Colours meant for');
const script = there('more', 'Script', 'Runs when something is pressed or opened');
const web = there('more', 'Taken from the web', 'When, and from which address');
const map = there('where', 'Map', 'Coordinates of what a page shows');
const otherPicture = there('more', 'Picture', 'Another version of one');

/** A key that only the program that wrote it knows, with its value if that can be read. */
const unknown: Telling = ({ part, key, value }) => {
  const said = decodedText(value) ?? nameOf(value) ?? '';
  const isPart = value instanceof PDFArray || value instanceof PDFDict || value instanceof PDFRawStream;
  return says('more', UNKNOWN_KEY, shown(`${key} (${part})${isPart || said === '' ? '' : `: ${said}`}`));
};

/** How keys are described, in a certain part of the document (`annotation.T`) or anywhere. */
const TELLINGS: ReadonlyMap<string, Telling> = new Map(
  Object.entries({
    DA: text('more', 'How a text looks'),
    DS: text('more', 'How a text looks'),
    Lang: text('more', 'Language'),
    Metadata: xmp,
    PieceInfo: programs,
    LastModified: date('Part changed'),
    Thumb: there('more', 'Preview', 'Of a page'),
    SpiderInfo: web,
    'names.IDS': web,
    'names.URLS': web,
    'page.ID': web,
    'names.EmbeddedFiles': attached,
    AF: attached,
    FS: attached,
    EF: attached,
    'names.JavaScript': script,
    AA: script,
    A: action,
    PA: action,
    Next: action,
    OpenAction: action,
    'annotation.T': text('who', 'Comment by'),
    'attachment.T': text('who', 'Attached by'),
    M: date('Comment changed'),
    CreationDate: date('Comment made'),
    NM: there('more', 'Comment', 'A number of its own'),
    Subj: text('more', 'Comment’s subject'),
    RC: there('more', 'Comment', 'Its text again, with the program’s name'),
    RV: there('more', 'Form', 'A field’s text again'),
    'signature field.V': signature,
    'document.Perms': there('who', 'Signature', 'Of whoever allowed changes to the document'),
    'document.DSS': there('who', 'Signature', 'Data to check it by'),
    'document.Legal': there('more', 'Signature', 'A statement about the document'),
    'field.V': ({ value, ...dropped }, file) =>
      (isSignature(value) ? signature : unknown)({ value, ...dropped }, file),
    'forms.XFA': there('more', 'Form', 'Its values, or the form itself, written another way (XFA)'),
    CreatorInfo: creator,
    'layer usage.User': there('who', 'Layer', 'Who it is for'),
    'layers.Creator': text('device', 'Layers made with'),
    VP: map,
    Measure: map,
    PtData: map,
    LGIDict: map,
    Alternates: otherPicture,
    OPI: otherPicture,
    'form.Ref': otherPicture,
    'PTEX.FileName': text('edits', 'Made from file'),
    'PTEX.InfoDict': ({ value }, file) => detailsOfInfo(value, file),
    'PTEX.PageNumber': () => [],
    'thread.I': ({ value }, file) => detailsOfInfo(value, file),
    'action.URI': path,
    'web.Base': path,
    'output intent.Info': meantFor,
    'output intent.OutputCondition': meantFor,
    'output intent.OutputConditionIdentifier': meantFor,
    'output intent.RegistryName': meantFor,
    'field.TU': path,
    'namespace.NS': path,
    'action.F': path,
    'file.F': path,
    'file.UF': path,
    Alt: path,
    ActualText: path,
    'marks.E': path,
    'structure element.E': path,
    'structure element.Phoneme': path,
    'annotation.Contents': remark,
    'outline.Title': path,
    'layer.Name': path,
    'layers.Name': path,
    'page label.P': path,
    'structure element.T': text('more', 'Name of a part'),
    'resources.XObject': drawn,
    'resources.Pattern': unseen('A pattern'),
    'resources.Font': unseen('A font'),
    'resources.Properties': unseen('A layer, or a text for screen readers', 'Name', 'ActualText', 'Alt'),
    'resources.ColorSpace': unseen('Colours'),
    'resources.Shading': unseen('Colours'),
    'resources.ExtGState': unseen('How something is drawn'),
    'forms.Fields': field,
    'field.Kids': field,
    'structure.K': element,
    'structure element.K': element,
    'outline.First': unseen('An entry of the outline', 'Title'),
    'name tree.Names': destination,
    'document.Dests': destination,
    'annotation.Dest': destination,
    'outline.Dest': destination,
    'action.D': destination,
    'number tree.Nums': unseen('A page number', 'P'),
    'layers.OCGs': unseen('A layer', 'Name'),
    'layers.Order': unseen('A layer', 'Name'),
    'document.Collection': there('more', 'Attached file', 'A list of them'),
  } satisfies Record<string, Telling>),
);

/** The private details in a value that is dropped from the copy. */
export async function detailsOfDropped(dropped: Dropped, file: PdfFile): Promise<Detail[]> {
  const { part, key } = dropped;
  const telling = TELLINGS.get(`${part}.${key}`) ?? TELLINGS.get(key) ?? unknown;
  return telling(dropped, file);
}
