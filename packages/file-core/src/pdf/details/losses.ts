import { PDFBool, type PDFObject, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import { asText } from '../file/bytes';
import type { Copy, Dropped } from '../copy';
import type { Drawings } from '../drawing/drawings';
import type { PdfFile } from '../file/pdf-file';
import type { Findings } from '../findings';
import { dictOf } from '../values';
import { hiddenIn } from './hidden';
import { SIGNATURE } from './removed';

const PROTECTION = 'It will no longer be protected: anyone may copy, print and change it.';
const FILES = 'The files attached to it are removed, too.';
const DAMAGED_PARTS = 'It is damaged: what can still be read of it is kept.';
const FORM =
  'Its form is of a kind that few programs show (XFA), and is removed. What stays is the page that all others show in its place.';
const FORMULAS = 'The descriptions of its formulas for screen readers (MathML) are removed.';

/** Standards that a document claims to follow, by the XMP property that claims it. */
const STANDARDS = [
  ['pdfaid:part', 'It will no longer count as PDF/A, the format that archives ask for.'],
  ['pdfuaid:part', 'It will no longer count as PDF/UA, the format that screen readers read best.'],
] as const;
const LONGEST_XMP = 2 ** 22;

/** Whether a value is a signature: it has a range of signed bytes (ISO 32000-2, table 255). */
export function isSignature(value: PDFObject): boolean {
  return dictOf(value)?.has(nameFor('ByteRange')) ?? false;
}

/** The signature in a field that is dropped because no page contains it; `null` if there is none. */
export function signatureIn(field: PDFObject, file: PdfFile): PDFObject | null {
  const dict = dictOf(field);
  const value = dict && file.get(dict, 'V');
  return value && isSignature(value) ? value : null;
}

/** Whether a dropped value belongs to a signature, which then becomes invalid. */
function isOfSignature({ part, key, value }: Dropped, file: PdfFile): boolean {
  if (key === 'Perms' || key === 'DSS' || `${part}.${key}` === 'signature field.V') return true;
  return isSignature(value) || signatureIn(value, file) !== null;
}

const WITH_FILES = ['EmbeddedFiles', 'AF', 'EF', 'Collection'];

/** Whether a dropped value is an embedded file, under any key (ISO 32000-2, 7.11.4). */
function isAttached({ part, key, value }: Dropped): boolean {
  if (part === 'structure element') return false;
  return WITH_FILES.includes(key) || (part === 'attachment' && key === 'FS') || hasFile(value);
}

const hasFile = (value: PDFObject) => dictOf(value)?.has(nameFor('EF')) ?? false;

/** Whether only XFA can show the form: no page has one of its fields, or the document requires it. */
function isForm({ part, key }: Dropped, file: PdfFile, { parts }: Copy): boolean {
  if (part !== 'forms' || key !== 'XFA') return false;
  const { catalog } = file;
  return !parts.has('field') || (catalog !== null && file.get(catalog, 'NeedsRendering') === PDFBool.True);
}

function standardsOf(dropped: readonly Dropped[], file: PdfFile): string[] {
  const packets = dropped.flatMap(({ part, key, value }) => {
    if (part !== 'document' || key !== 'Metadata' || !(value instanceof PDFRawStream)) return [];
    return asText(file.contentsOf(value, LONGEST_XMP) ?? new Uint8Array());
  });
  return STANDARDS.flatMap(([mark, text]) => (packets.some((packet) => packet.includes(mark)) ? [text] : []));
}

/** A document that was read and copied. */
export interface ReadDocument {
  file: PdfFile;
  copy: Copy;
  /** What was found in its streams. */
  found: Findings;
  drawings: Drawings;
}

/**
 * What a person should know before a document is cleaned: losses that matter to some, hidden content that
 * stays, and what can't be known.
 */
export function lossesOf({ file, copy, found, drawings }: ReadDocument): string[] {
  const { dropped } = copy;
  const has = (is: (part: Dropped) => boolean) => dropped.some(is);
  return [
    ...(has((part) => isOfSignature(part, file)) ? [SIGNATURE] : []),
    ...(has(isAttached) ? [FILES] : []),
    ...(has((part) => isForm(part, file, copy)) ? [FORM] : []),
    ...(has(({ part, key }) => part === 'structure element' && key === 'AF') ? [FORMULAS] : []),
    ...standardsOf(dropped, file),
    ...(file.isEncrypted ? [PROTECTION] : []),
    ...(file.isRepaired ? [DAMAGED_PARTS] : []),
    ...hiddenIn(copy, drawings),
    ...found.warnings,
  ];
}
