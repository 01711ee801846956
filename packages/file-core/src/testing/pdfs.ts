import { concat, latin1 } from '../bytes';
import { pdfCases } from './cases';
import type { Fixture } from './jpegs';
import { documents } from './pdf-documents';
import { drawings } from './pdf-drawings';
import {
  DOCUMENT,
  DRAWING,
  appended,
  byQpdf,
  documentOf,
  lastXref,
  packed,
  pageOf,
  pdfOf,
  xmpOf,
} from './pdf-parts';

const INFO = '<</Author(SECRET-file-author)>>';
const plain = () => documentOf({ 10: INFO, 11: xmpOf('SECRET-file-xmp') }, { trailer: '/Info 10 0 R' });
const made = (name: string, secrets: string[], make: () => Uint8Array | Promise<Uint8Array>): Fixture => ({
  name,
  secrets,
  make: () => Promise.resolve(make()),
});

/** A file with an earlier text of the page, and a deleted comment. */
function saved(): Uint8Array {
  const first = documentOf({
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R/Annots[12 0 R]/Resources<</Font<</F1 5 0 R>>>>>>',
    4: { dict: '', stream: 'BT /F1 18 Tf 30 100 Td (SECRET-old-text) Tj ET' },
    12: '<</Type/Annot/Subtype/FreeText/Rect[20 20 80 40]/DA(/F1 9 Tf)/Contents(SECRET-old-comment)>>',
  });
  const trailer = `/Root 1 0 R/Prev ${lastXref(first)}`;
  return appended(first, { 3: DOCUMENT[3]!, 4: DOCUMENT[4]! }, trailer, '', [12]);
}

/** A page that was removed from the document although a link still leads to it. */
function withoutPage(): Uint8Array {
  return documentOf({
    ...pageOf('/Annots[10 0 R]'),
    10: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest[11 0 R/Fit]>>',
    11: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 12 0 R/Annots[13 0 R]>>',
    12: { dict: '', stream: '% SECRET-lost-page' },
    13: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(SECRET-lost-comment)>>',
  });
}

/** A stream whose stated length includes the objects after it. */
function lyingLength(): Uint8Array {
  const hidden = '\nendstream\nendobj\n30 0 obj\n(SECRET-swallowed)\nendobj\n31 0 obj\n<<>>\nstream\nx';
  return documentOf({ 4: { dict: `/Length ${DRAWING.length + hidden.length}`, stream: DRAWING + hidden } });
}

/** Cross-references in a table for old readers, and more of them in a stream for new ones. */
function hybrid(): Uint8Array {
  const start = concat([latin1('%PDF-1.5\n')]);
  const pack = '6 0 <</Type/Font/Subtype/Type1/BaseFont/Courier/Own(SECRET-hybrid)>>';
  const parts = {
    ...DOCUMENT,
    ...pageOf('', '/Font<</F1 6 0 R>>'),
    7: { dict: '/Type/ObjStm/N 1/First 4', stream: pack },
  };
  const file = appended(start, parts, '/Root 1 0 R', '', [0, 6]);
  const text = Buffer.from(file).toString('latin1');
  const at = lastXref(file);
  const entry = '\x02\0\x07\0';
  const stream = `8 0 obj\n<</Type/XRef/Size 9/W[1 2 1]/Index[6 1]/Length ${entry.length}>>\nstream\n${entry}\nendstream\nendobj\n`;
  const table = text
    .slice(at)
    .replace('/Root 1 0 R', `/Root 1 0 R/XRefStm ${at}`)
    .replace(`startxref\n${at}`, `startxref\n${at + stream.length}`);
  return latin1(text.slice(0, at) + stream + table);
}

/** Offsets that lead nowhere. */
const damaged = () =>
  latin1(
    Buffer.from(plain())
      .toString('latin1')
      .replaceAll(/\d{10} 00000 n/g, '0000000007 00000 n'),
  );

const encrypted = (name: string, ...options: string[]): Fixture => ({
  name: `encrypted with ${name}, opens without a password`,
  // They are encrypted in the given file, where the tests can't find them.
  secrets: [],
  make: () => byQpdf(plain(), '--allow-weak-crypto', '--encrypt', '', 'owner', ...options, '--'),
});

/** Files that are put together in every way that PDFs can be. */
const files: Fixture[] = [
  made('saved again', ['SECRET-old-text', 'SECRET-old-comment'], saved),
  made('page taken out', ['SECRET-lost-page', 'SECRET-lost-comment'], withoutPage),
  made('unused object', ['SECRET-unused', 'SECRET-between'], () =>
    documentOf({ 20: '(SECRET-unused)' }, { between: '% SECRET-between\n' }),
  ),
  made('bytes around the document', ['SECRET-before', 'SECRET-behind'], () =>
    concat([latin1('SECRET-before\n'), plain(), latin1('SECRET-behind')]),
  ),
  made('length that lies', ['SECRET-swallowed'], lyingLength),
  made('bytes behind packed data', ['SECRET-behind-data'], () => {
    const part = packed('', DRAWING);
    const stream = typeof part === 'string' ? '' : part.stream;
    const tail = latin1('SECRET-behind-data');
    return documentOf({ 4: { dict: '/Filter/FlateDecode', stream: concat([stream as Uint8Array, tail]) } });
  }),
  made('cross-references that are damaged', ['SECRET-file-author'], damaged),
  made('cross-references of both kinds', ['SECRET-hybrid'], hybrid),
  made('objects in streams', ['SECRET-file-author'], () => byQpdf(plain(), '--object-streams=generate')),
  made('for the web', ['SECRET-file-author'], () => byQpdf(plain(), '--linearize')),
  made('without anything', [], () => pdfOf(DOCUMENT)),
  encrypted('RC4 of 40 bits', '40'),
  encrypted('RC4 of 128 bits', '128', '--use-aes=n'),
  encrypted('AES of 128 bits', '128', '--use-aes=y'),
  encrypted('AES of 256 bits', '256'),
  encrypted('AES of 256 bits, as of 2008', '256', '--force-R5'),
];

/** PDFs of every kind, with every kind of private data. */
export const pdfs: Fixture[] = [...documents, ...drawings, ...files, ...pdfCases];
