import sharp from 'sharp';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { jpegs, type Fixture } from './jpegs';
import { documentOf, packed, pageOf, type Parts, xmpOf } from './pdf-parts';
import { PROFILE_SECRETS, profileWith, wideProfile } from './profiles';

const fixture = (name: string, secrets: string[], parts: Parts, trailer = ''): Fixture => ({
  name,
  secrets,
  make: () => Promise.resolve(documentOf(parts, { trailer })),
});

const APPEARANCE = { dict: '/Type/XObject/Subtype/Form/BBox[0 0 20 20]', stream: '1 0 0 rg 0 0 20 20 re f' };
const mark = (kind: string, keys: string) => `<</Type/Annot/Subtype/${kind}/Rect[150 100 170 120]${keys}>>`;

async function photo(): Promise<Uint8Array> {
  const first = jpegs.find(({ secrets }) => secrets.includes('SECRET-exif-model'));
  return first!.make();
}

const drawn = (name: string) => `q 40 0 0 40 140 20 cm /${name} Do Q`;
const IMAGE = '/Type/XObject/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8';

async function withPhoto(filter: string, write: (bytes: Uint8Array) => Uint8Array): Promise<Uint8Array> {
  const bytes = await photo();
  const { width, height } = await sharp(bytes).metadata();
  const dict = `${IMAGE}/Width ${width}/Height ${height}/Filter${filter}/Metadata 21 0 R`;
  return documentOf({
    ...pageOf('', '/XObject<</Im 20 0 R>>', drawn('Im')),
    20: { dict, stream: write(bytes) },
    21: xmpOf('SECRET-xmp-of-a-picture'),
  });
}

const toHex = (bytes: Uint8Array) => Buffer.from(`${Buffer.from(bytes).toString('hex')}>SECRET-behind-hex`);

async function withProfile(): Promise<Uint8Array> {
  const profile = profileWith(await wideProfile());
  return documentOf({
    ...pageOf('', '/ColorSpace<</C [/ICCBased 20 0 R]>>', '/C cs 0.9 0.2 0.1 sc 150 20 30 30 re f'),
    20: packed('/N 3/Alternate/DeviceRGB', profile),
  });
}

/** A document as programs with pdf-lib write it: several pages, a picture, a form. */
async function byPdfLib(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setAuthor('SECRET-pdf-lib-author');
  document.setKeywords(['SECRET-pdf-lib-keyword']);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const square = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#08f8' } })
    .png()
    .toBuffer();
  const image = await document.embedPng(square);
  for (const text of ['One', 'Two', 'Three']) {
    const page = document.addPage([200, 200]);
    page.drawText(text, { x: 20, y: 150, font });
    page.drawImage(image, { x: 50, y: 50, width: 60, height: 60 });
  }
  const field = document.getForm().createTextField('name');
  field.setText('Filled in');
  field.addToPage(document.getPage(0), { x: 20, y: 20, width: 100, height: 20 });
  await document.attach(Buffer.from('SECRET-pdf-lib-file'), 'SECRET-pdf-lib-name.txt');
  document.addJavaScript('main', 'SECRET-pdf-lib-script');
  return document.save({ useObjectStreams: false });
}

const info = fixture(
  'document information',
  ['title', 'author', 'subject', 'keywords', 'producer', 'creator', 'company'].map(
    (key) => `SECRET-info-${key}`,
  ),
  {
    10: "<</Title(SECRET-info-title)/Author(SECRET-info-author)/Subject(SECRET-info-subject)/Keywords(SECRET-info-keywords)/Producer(SECRET-info-producer)/Creator(SECRET-info-creator)/CreationDate(D:20261114183207+08'00')/ModDate(D:20261115)/Company(SECRET-info-company)/Trapped/False>>",
  },
  '/Info 10 0 R/ID[<0123456789abcdef><fedcba9876543210>]',
);

const programs = fixture(
  'data of programs',
  ['piece', 'thumb', 'xmp', 'key', 'font', 'viewer', 'resources', 'pdftex', 'coordinates', 'web'].map(
    (key) => `SECRET-of-${key}`,
  ),
  {
    1: '<</Type/Catalog/Pages 2 0 R/Metadata 10 0 R/PieceInfo<</Illustrator<</Private(SECRET-of-piece)>>>>/XX_Key(SECRET-of-key)/LastModified(D:20261114)/ViewerPreferences<</DisplayDocTitle true/Own(SECRET-of-viewer)>>/SpiderInfo<</V 1/C[(SECRET-of-web)]>>>>',
    ...pageOf(
      '/Thumb 11 0 R/LastModified(D:20261114)/VP[<</Name(SECRET-of-coordinates)/Measure<</Type/Measure/Subtype/GEO>>>>]',
      '/XObject<</Fm 12 0 R>>/Own<</A(SECRET-of-resources)>>',
      '/Fm Do',
    ),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Own[(SECRET-of-font)]>>',
    10: xmpOf('SECRET-of-xmp'),
    11: { dict: `${IMAGE}/Width 1/Height 8`, stream: 'SECRET-of-thumb 24 bytes' },
    12: { ...APPEARANCE, dict: `${APPEARANCE.dict}/PTEX.FileName(/home/SECRET-of-pdftex/figure.pdf)` },
  },
);

const attachments = fixture(
  'attached files',
  ['name', 'bytes', 'of-a-page', 'of-a-mark', 'described'].map((key) => `SECRET-file-${key}`),
  {
    1: '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(SECRET-file-name) 10 0 R]>>>>/PageMode/UseAttachments/Collection<</Type/Collection>>>>',
    ...pageOf('/AF[10 0 R]/Annots[12 0 R]'),
    10: '<</Type/Filespec/F(SECRET-file-of-a-page)/UF(SECRET-file-of-a-page)/Desc(SECRET-file-described)/EF<</F 11 0 R>>>>',
    11: { dict: '/Type/EmbeddedFile/Params<</ModDate(D:20261114)>>', stream: 'SECRET-file-bytes' },
    12: mark('FileAttachment', '/FS 10 0 R/Contents(SECRET-file-of-a-mark)/AP<</N 13 0 R>>'),
    13: APPEARANCE,
  },
);

const scripts = fixture(
  'scripts',
  ['named', 'opening', 'page', 'link', 'program', 'field'].map((key) => `SECRET-script-${key}`),
  {
    1: '<</Type/Catalog/Pages 2 0 R/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(SECRET-script-named)>>]>>>>/OpenAction<</S/JavaScript/JS(SECRET-script-opening)>>/AcroForm<</Fields[12 0 R]/CO[12 0 R]>>>>',
    ...pageOf('/AA<</O<</S/JavaScript/JS 13 0 R>>>>/Annots[10 0 R 11 0 R 12 0 R]'),
    10: mark('Link', '/A<</S/URI/URI(https://example.org)/Next<</S/JavaScript/JS(SECRET-script-link)>>>>'),
    11: mark('Link', '/A<</S/Launch/F(C:\\\\SECRET-script-program.exe)>>'),
    12: mark(
      'Widget',
      '/FT/Tx/T(name)/V(value)/DA(/F1 9 Tf)/AA<</F<</S/JavaScript/JS(SECRET-script-field)>>>>',
    ),
    13: { dict: '', stream: 'SECRET-script-page' },
  },
);

const comments = fixture(
  'comments',
  ['author', 'number', 'subject', 'formatted', 'answer'].map((key) => `SECRET-comment-${key}`),
  {
    ...pageOf('/Annots[10 0 R 11 0 R 12 0 R]'),
    10: mark(
      'Text',
      '/Contents(Seen by all)/T(SECRET-comment-author)/M(D:20261114)/CreationDate(D:20261113)/NM(SECRET-comment-number)/Popup 12 0 R/AP<</N 13 0 R>>/RC(<body>SECRET-comment-formatted</body>)',
    ),
    11: mark(
      'Highlight',
      '/QuadPoints[30 120 80 120 30 95 80 95]/C[1 1 0]/Subj(SECRET-comment-subject)/IRT 10 0 R/T(SECRET-comment-answer)',
    ),
    12: mark('Popup', '/Parent 10 0 R/Open true'),
    13: APPEARANCE,
  },
);

const forms = fixture(
  'form',
  ['second', 'changed'].map((key) => `SECRET-form-${key}`),
  {
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R]/DR<</Font<</F1 5 0 R>>>>/DA(/F1 9 Tf)/XFA[(datasets) 13 0 R]>>>>',
    ...pageOf('/Annots[11 0 R]'),
    10: '<</T(person)/Kids[11 0 R]>>',
    11: mark(
      'Widget',
      '/Parent 10 0 R/FT/Tx/T(name)/TU(Your name)/V(Filled in)/DA(/F1 9 Tf)/M(D:20261114)/Own(SECRET-form-changed)/AP<</N 12 0 R>>/MK<</BG[0.9 0.9 1]>>',
    ),
    12: APPEARANCE,
    13: { dict: '', stream: 'SECRET-form-second' },
  },
);

const signature = fixture(
  'signature',
  ['name', 'place', 'contact', 'leave', 'check', 'certificate'].map((key) => `SECRET-sign-${key}`),
  {
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R]/SigFlags 3>>/Perms<</DocMDP 14 0 R>>/DSS<</Certs[13 0 R]>>>>',
    ...pageOf('/Annots[10 0 R]'),
    10: mark('Widget', '/FT/Sig/T(Signature)/V 11 0 R/AP<</N 12 0 R>>'),
    11: `<</Type/Sig/Filter/Adobe.PPKLite/Name(SECRET-sign-name)/M(D:20261114183207Z)/Location(SECRET-sign-place)/ContactInfo(SECRET-sign-contact)/Contents<${Buffer.from('SECRET-sign-certificate').toString('hex')}>/ByteRange[0 1 2 3]>>`,
    12: APPEARANCE,
    13: { dict: '', stream: 'SECRET-sign-check' },
    14: '<</Type/Sig/Reason(SECRET-sign-leave)>>',
  },
);

const structure = fixture(
  'structure, layers, links',
  ['path', 'title', 'owner', 'properties', 'layer', 'setting', 'link', 'thread', 'colour'].map(
    (key) => `SECRET-part-${key}`,
  ),
  {
    1: '<</Type/Catalog/Pages 2 0 R/Lang(en)/MarkInfo<</Marked true>>/StructTreeRoot 10 0 R/OCProperties<</OCGs[14 0 R]/D<</ON[14 0 R]/Creator(SECRET-part-setting)/Order[14 0 R]>>>>/Outlines 15 0 R/Threads[17 0 R]>>',
    ...pageOf(
      '/StructParents 0/Annots[19 0 R 20 0 R]',
      '/Properties<</L 14 0 R>>/ColorSpace<</S [/Separation/Spot/DeviceRGB 21 0 R]>>',
      '/P<</MCID 0>>BDC /OC/L BDC /S cs 1 scn 170 5 10 10 re f EMC EMC',
    ),
    10: '<</Type/StructTreeRoot/K 11 0 R/ParentTree<</Nums[0[11 0 R]]>>>>',
    11: '<</Type/StructElem/S/P/P 10 0 R/Pg 3 0 R/K 0/T(SECRET-part-title)/Alt(C:\\\\Users\\\\SECRET-part-path.png)/A[<</O/Layout/Placement/Block>><</O/SECRET-part-owner/X 1>><</O/UserProperties/P[<</N(a)/V(SECRET-part-properties)>>]>>]>>',
    14: '<</Type/OCG/Name(Layer)/Usage<</CreatorInfo<</Creator(SECRET-part-layer)>>/Print<</PrintState/ON>>>>>>',
    15: '<</Type/Outlines/First 16 0 R/Last 16 0 R/Count 1>>',
    16: '<</Title(Chapter)/Parent 15 0 R/Dest[3 0 R/Fit]>>',
    17: '<</Type/Thread/F 18 0 R/I<</Author(SECRET-part-thread)>>>>',
    18: '<</Type/Bead/T 17 0 R/N 18 0 R/V 18 0 R/P 3 0 R/R[0 0 100 100]>>',
    19: mark('Link', '/A<</S/GoToR/F(/Users/SECRET-part-link/other.pdf)/D[0/Fit]>>'),
    20: mark('Link', '/Dest[3 0 R/XYZ 0 0 0]'),
    21: '<</FunctionType 2/Domain[0 1]/N 1/C0[1 1 1]/C1[0 0.5 1]/Own(SECRET-part-colour)>>',
  },
);

/** Texts of the catalogue that pages do not need: the base URI of links, and output intents. */
const catalogueTexts = fixture(
  'texts of the catalogue',
  ['base', 'condition', 'identifier', 'registry', 'info'].map((key) => `SECRET-${key}`),
  {
    1: '<</Type/Catalog/Pages 2 0 R/URI<</Base(file:///Users/SECRET-base/)>>/OutputIntents[<</Type/OutputIntent/S/GTS_PDFX/OutputCondition(SECRET-condition)/OutputConditionIdentifier(SECRET-identifier)/RegistryName(https://SECRET-registry.example)/Info(Proof for SECRET-info)>>]>>',
  },
);

/** Documents with one kind of private data each. */
export const documents: Fixture[] = [
  catalogueTexts,
  info,
  programs,
  attachments,
  scripts,
  comments,
  forms,
  signature,
  structure,
  {
    name: 'photo',
    secrets: ['SECRET-exif-model', 'SECRET-exif-artist', 'SECRET-xmp-of-a-picture'],
    make: () => withPhoto('/DCTDecode', (bytes) => bytes),
  },
  {
    name: 'photo in digits',
    secrets: ['SECRET-behind-hex', 'SECRET-xmp-of-a-picture'],
    make: () => withPhoto('[/ASCIIHexDecode/DCTDecode]', toHex),
  },
  { name: 'colour profile', secrets: PROFILE_SECRETS, make: withProfile },
  {
    name: 'by pdf-lib',
    secrets: ['author', 'keyword', 'file', 'name', 'script'].map((key) => `SECRET-pdf-lib-${key}`),
    make: byPdfLib,
  },
];
