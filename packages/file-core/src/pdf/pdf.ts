import { distinct } from '../details/distinct';
import type { Format, OpenFile } from '../format';
import type { Detail, FileReport } from '../report';
import { type Copy, type Dropped, copyDocument } from './copy';
import { detailsOfDropped, isAttached, isOfSignature } from './details/of-dropped';
import { detailsOfFile } from './details/of-file';
import { shortened } from './details/shortened';
import { PdfFile } from './file/pdf-file';
import type { Findings } from './findings';
import { catalog } from './shapes/document';
import { cleanStreams } from './streams';
import { writeCopy } from './write';

const SIGNATURE_LOST = 'Its signature will no longer be valid: it goes, and its picture on the page stays.';
const PROTECTION_LOST = 'It will no longer be protected: anyone may copy, print and change it.';
const FILES_LOST = 'The files attached to it go, too.';
const DAMAGED_PARTS = 'It is damaged: what can still be read of it is kept.';

const ALOUD = 'texts that are read aloud';

/** Left-out parts that a person may count as private, by the part of the document that holds them. */
const KEPT = {
  'annotation.Contents': 'texts of comments',
  'field.V': 'form values',
  'file.F': 'names of other files that links lead to',
  'marks.ActualText': ALOUD,
  'marks.Alt': ALOUD,
  'marks.E': ALOUD,
  'structure element.ActualText': ALOUD,
  'structure element.Alt': ALOUD,
  'structure element.E': ALOUD,
  profile: 'colour profile',
};

async function detailsOf(file: PdfFile, dropped: readonly Dropped[], found: Findings): Promise<Detail[]> {
  const details: Detail[] = [];
  for (const part of [...dropped, ...found.dropped]) {
    details.push(...(await detailsOfDropped(part, file)));
    file.visit(part.value);
  }
  const ofFile = detailsOfFile(file);
  return shortened(distinct([...ofFile, ...details, ...found.details]));
}

function warningsOf(file: PdfFile, { dropped }: Copy, found: Findings): string[] {
  return [
    ...(dropped.some(isOfSignature) ? [SIGNATURE_LOST] : []),
    ...(dropped.some(isAttached) ? [FILES_LOST] : []),
    ...(file.isEncrypted ? [PROTECTION_LOST] : []),
    ...(file.isRepaired ? [DAMAGED_PARTS] : []),
    ...found.warnings,
  ];
}

function keptOf(...all: readonly Pick<Copy, 'counts'>[]): string[] {
  const said = Object.entries(KEPT).flatMap(([part, text]) =>
    all.some(({ counts }) => counts.has(part)) ? [text] : [],
  );
  return [...new Set(said)];
}

async function inspect(file: PdfFile, copy: Copy, found: Findings): Promise<FileReport> {
  return {
    kind: 'pdf',
    size: null,
    pages: copy.counts.get('page') ?? 0,
    details: await detailsOf(file, copy.dropped, found),
    kept: keptOf(copy, found),
    warnings: warningsOf(file, copy, found),
  };
}

async function open(bytes: Uint8Array): Promise<OpenFile> {
  const file = PdfFile.open(bytes);
  const copy = copyDocument(file, catalog);
  const found = await cleanStreams(copy, file.budget);
  return { inspect: () => inspect(file, copy, found), clean: () => writeCopy(copy) };
}

/**
 * PDF (ISO 32000-2): the document is copied, object by object, by a list of what a document needs; nothing else of the
 * file comes along. What pages draw stays as it is, byte for byte, but for what pictures and profiles tell of people.
 */
export const pdf: Format = { open };
