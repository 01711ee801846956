import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ZlibOptions, zlibSync } from 'fflate';
import { concat, latin1 } from '../bytes';

/** An object of a PDF: its text, or the text of a stream's dictionary and the stream's bytes. */
export type Part = string | { dict: string; stream: Uint8Array | string };

/** Objects by their number. */
export type Parts = Readonly<Record<number, Part>>;

const bytesOf = (stream: Uint8Array | string) => (typeof stream === 'string' ? latin1(stream) : stream);

/** The content stream of the page in these test documents. */
export const DRAWING = '0.2 0.5 0.4 rg 20 20 120 60 re f 0 g BT /F1 18 Tf 30 100 Td (Hello) Tj ET';

/** A document of one page; given objects replace its own, or are added. */
export const DOCUMENT: Parts = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  4: { dict: '', stream: DRAWING },
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
};

function written(number: number, part: Part): Uint8Array {
  if (typeof part === 'string') return latin1(`${number} 0 obj\n${part}\nendobj\n`);
  const stream = bytesOf(part.stream);
  const length = part.dict.includes('/Length') ? '' : `/Length ${stream.length}`;
  const head = latin1(`${number} 0 obj\n<<${part.dict}${length}>>\nstream\n`);
  return concat([head, stream, latin1('\nendstream\nendobj\n')]);
}

function table(offsets: ReadonlyMap<number, number>): string {
  const lines = [...offsets].map(([number, offset]) => {
    const isFree = offset === 0;
    return `${number} 1\n${String(offset).padStart(10, '0')} ${isFree ? '65535 f' : '00000 n'} \n`;
  });
  return `xref\n${lines.join('')}`;
}

interface Ending {
  /** Further entries of the trailer. */
  trailer?: string;
  /** What is between the objects and their cross-references. */
  between?: string;
}

/** The bytes of a PDF: objects, cross-references, trailer. */
export function pdfOf(parts: Parts, { trailer = '', between = '' }: Ending = {}): Uint8Array {
  return appended(latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), parts, `/Root 1 0 R${trailer}`, between, [0]);
}

/** The document of one page, with other objects. */
export function documentOf(parts: Parts, ending?: Ending): Uint8Array {
  return pdfOf({ ...DOCUMENT, ...parts }, ending);
}

/** A page with more resources and a longer content stream. */
export function pageOf(keys: string, resources = '', drawing = ''): Parts {
  return {
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${keys}>>`,
    4: { dict: '', stream: `${DRAWING} ${drawing}` },
  };
}

/** A file with a further revision; `free` are the numbers of the objects that it deletes. */
export function appended(
  file: Uint8Array,
  parts: Parts,
  trailer: string,
  between = '',
  free: readonly number[] = [],
): Uint8Array {
  const offsets = new Map<number, number>(free.map((number) => [number, 0]));
  const bytes = [file];
  let at = file.length;
  for (const [number, part] of Object.entries(parts)) {
    const object = written(Number(number), part);
    offsets.set(Number(number), at);
    bytes.push(object);
    at += object.length;
  }
  const size = Math.max(...offsets.keys()) + 1;
  const end = `${table(offsets)}trailer\n<</Size ${size}${trailer}>>\nstartxref\n${at + between.length}\n%%EOF\n`;
  return concat([...bytes, latin1(between + end)]);
}

/** The offset of the last cross-references of a file. */
export function lastXref(file: Uint8Array): number {
  const [, offset] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(Buffer.from(file).toString('latin1')) ?? [];
  return Number(offset);
}

/** A stream packed like nearly all streams. */
export function packed(dict: string, stream: Uint8Array | string, options?: ZlibOptions): Part {
  return { dict: `${dict}/Filter/FlateDecode`, stream: zlibSync(bytesOf(stream), options) };
}

/** An XMP packet that contains one secret. */
export function xmpOf(secret: string): Part {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${secret}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;
  return { dict: '/Type/Metadata/Subtype/XML', stream: packet };
}

/** The file, rewritten by qpdf. */
export async function byQpdf(file: Uint8Array, ...options: string[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'obscura-'));
  try {
    await writeFile(join(folder, 'in.pdf'), file);
    await promisify(execFile)('qpdf', [...options, join(folder, 'in.pdf'), join(folder, 'out.pdf')]);
    return await readFile(join(folder, 'out.pdf'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
