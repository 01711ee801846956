import { distinct } from '../details/distinct';
import type { Format, OpenFile } from '../format';
import type { Detail, FileReport } from '../report';
import { type Copy, type Dropped, copyDocument } from './copy';
import { lossesOf, type ReadDocument } from './details/losses';
import { detailsOfDropped } from './details/of-dropped';
import { detailsOfFile } from './details/of-file';
import { shortened } from './details/shortened';
import { Drawings } from './drawing/drawings';
import { PdfFile } from './file/pdf-file';
import type { Findings } from './findings';
import { catalog } from './shapes/document';
import { leaksInPdf } from './second-look';
import { shownOf } from './shown/of-document';
import { Jpegs } from './pictures/jpegs';
import { type Known, cleanStreams } from './streams';
import { writeCopy } from './write';

const ALOUD = 'texts that are read aloud';

/** Kept parts that a person may consider private, by the part of the document that contains them. */
const KEPT = {
  'annotation.Contents': 'texts of comments',
  'field.DV': 'form values',
  'field.Opt': 'form values',
  'field.V': 'form values',
  'file.F': 'names of other files that links lead to',
  'layer.Name': 'names of layers',
  'marks.ActualText': ALOUD,
  'marks.Alt': ALOUD,
  'marks.E': ALOUD,
  'structure element.ActualText': ALOUD,
  'structure element.Alt': ALOUD,
  'structure element.E': ALOUD,
  'structure element.Phoneme': ALOUD,
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

function keptOf(...all: readonly Pick<Copy, 'parts'>[]): string[] {
  const said = Object.entries(KEPT).flatMap(([part, text]) =>
    all.some(({ parts }) => parts.has(part)) ? [text] : [],
  );
  return [...new Set(said)];
}

async function inspect(document: ReadDocument): Promise<FileReport> {
  const { file, copy, found } = document;
  return {
    kind: 'pdf',
    size: null,
    pages: copy.pages.length,
    details: await detailsOf(file, copy.dropped, found),
    kept: keptOf(copy, found),
    warnings: lossesOf(document),
  };
}

/** What is known about the documents from which outputs were written. */
const writtenFrom = new WeakMap<Uint8Array, Known>();
/** The files that were searched for leaks, to inspect them without reading their objects again. */
const searched = new WeakMap<Uint8Array, PdfFile>();

function leaksIn(bytes: Uint8Array, texts: readonly string[]): string[] {
  const file = PdfFile.open(bytes);
  const leaks = leaksInPdf(file, texts);
  file.startOver();
  searched.set(bytes, file);
  return leaks;
}

async function open(bytes: Uint8Array): Promise<OpenFile> {
  const file = searched.get(bytes) ?? PdfFile.open(bytes);
  searched.delete(bytes);
  const before = writtenFrom.get(bytes);
  const drawings = new Drawings(file.resolve, file.budget, before?.drawings);
  const jpegs = new Jpegs(before?.jpegs);
  // So that the original is not kept in memory as long as the output.
  writtenFrom.delete(bytes);
  const shown = await shownOf(file, drawings);
  const copy = copyDocument(file, shown, catalog);
  copy.dropped.push(...shown.dropped);
  const found = await cleanStreams(copy, { drawings, jpegs }, file.budget);
  const clean = async () => {
    const output = await writeCopy(copy);
    writtenFrom.set(output, { drawings, jpegs });
    return output;
  };
  return { inspect: () => inspect({ file, copy, found, drawings }), clean };
}

/**
 * PDF (ISO 32000-2): the document is copied object by object. Only what a list of shapes allows, and what its
 * pages show, is copied. What pages draw stays as it is, byte for byte, except for private data in pictures
 * and profiles.
 */
export const pdf: Format = { open, leaksIn };
