import { zlibSync } from 'fflate';
import sharp from 'sharp';
import { concat, latin1, viewOf } from '../bytes';
import { jpegs, type Fixture } from './jpegs';
import { DRAWING, documentOf, packed, pageOf, type Parts } from './pdf-parts';

const secretsOf = (topic: string, ...names: string[]) => names.map((name) => `SECRET-${topic}-${name}`);
const fixture = (name: string, secrets: string[], make: () => Parts | Promise<Parts>): Fixture => ({
  name,
  secrets,
  make: async () => documentOf(await make()),
});

const FORM = '/Type/XObject/Subtype/Form/BBox[0 0 30 30]';
const GREEN = '0 0.6 0 rg 0 0 20 20 re f';

/** Comments in every kind of content stream, and the same characters in texts that are shown. */
const comments = fixture(
  'comments in what is drawn',
  secretsOf('comment-in', 'page', 'array', 'form', 'mark', 'character', 'pattern', 'map', 'calculation'),
  () => ({
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R/Annots[11 0 R]/Resources<</Font<</F1 5 0 R/T3 8 0 R>>/XObject<</Fm 10 0 R>>/Pattern<</P 14 0 R>>/ColorSpace<</S [/Separation/Spot/DeviceRGB 15 0 R]>>>>>>',
    4: packed(
      '',
      `% SECRET-comment-in-page\n${DRAWING}%\rBT /F1 9 Tf 10 10 Td [(50% \\(of\\) ) 9 % SECRET-comment-in-array (no text) ]\n<3a>] TJ ET q 1 0 0 1 150 100 cm/Fm Do Q BT /T3 20 Tf 100 120 Td (a) Tj ET /Pattern cs/P scn 150 40 40 40 re f /S cs 1 scn 0 0 9 9 re f`,
    ),
    8: '<</Type/Font/Subtype/Type3/FontBBox[0 0 10 10]/FontMatrix[0.1 0 0 0.1 0 0]/FirstChar 97/LastChar 97/Widths[10]/Encoding<</Differences[97/square]>>/CharProcs<</square 13 0 R>>/ToUnicode 9 0 R>>',
    9: {
      dict: '',
      stream:
        '%!PS SECRET-comment-in-map\n/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfchar <61><0061> endbfchar endcmap end',
    },
    10: { dict: FORM, stream: `${GREEN} % SECRET-comment-in-form` },
    11: '<</Type/Annot/Subtype/Stamp/Rect[5 60 25 80]/AP<</N 12 0 R>>>>',
    12: { dict: FORM, stream: `%SECRET-comment-in-mark\r${GREEN}` },
    13: { dict: '', stream: `10 0 0 0 10 10 d1%SECRET-comment-in-character\n0 0 8 8 re f` },
    14: {
      dict: '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 8 8]/XStep 8/YStep 8/Resources<<>>',
      stream: `0 0 1 rg 0 0 4 4 re f%SECRET-comment-in-pattern`,
    },
    15: {
      dict: '/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]',
      stream: '{ % SECRET-comment-in-calculation\n dup 0.5 mul 0 }',
    },
  }),
);

/**
 * Tokens before operators that are not their operands, operators that no reader knows, and marked-content
 * points.
 */
const unused = fixture(
  'operands that nothing takes',
  secretsOf('operand', 'before', 'name', 'unknown', 'word', 'point', 'marked', 'list', 'last'),
  () => ({
    ...pageOf(
      '',
      '',
      '(SECRET-operand-before) 2 w /SECRET-operand-name 1 0 0 RG (SECRET-operand-unknown) Xx SECRET-operand-word 20 20 m 180 20 l S /SECRET-operand-point MP /Own <</A(SECRET-operand-marked)>> DP [3 (SECRET-operand-list)] 0 d 20 30 m 180 30 l S (SECRET-operand-last)',
    ),
  }),
);

const marks = fixture(
  'marks in what is drawn',
  secretsOf('mark', 'own', 'path', 'named', 'nested', 'comment'),
  () => ({
    ...pageOf(
      '',
      '/Properties<</M<</MCID 2/Own(SECRET-mark-named)/ActualText(Once)>>>>',
      '/Span <</MCID 1/ActualText(Read aloud)/Own(SECRET-mark-own)/Alt(C:\\\\Users\\\\SECRET-mark-path.png)/X<</Y(SECRET-mark-nested)>>>> BDC BT /F1 9 Tf 20 30 Td (a) Tj ET EMC /Span/M BDC EMC /P<</MCID 3%SECRET-mark-comment\n>>BDC EMC',
    ),
  }),
);

const GREY = '/W 4/H 2/BPC 8/CS/G';
const PIXELS = 'ABCDEFGH';

async function photo(): Promise<Uint8Array> {
  return jpegs.find(({ secrets }) => secrets.includes('SECRET-exif-model'))!.make();
}

/** Inline pictures, with and without filters, that contain more than they show. */
const inline = fixture(
  'pictures within what is drawn',
  [...secretsOf('inline', 'entry', 'comment', 'behind', 'packed', 'digits'), 'SECRET-exif-model'],
  async () => {
    const bytes = await photo();
    const { width, height } = await sharp(bytes).metadata();
    const at = (x: number) => `q 30 0 0 30 ${x} 10 cm `;
    const drawing = concat([
      latin1(`${at(5)}BI${GREY}/Own(SECRET-inline-entry)%SECRET-inline-comment\nID ${PIXELS} EI Q `),
      latin1(`${at(40)}BI${GREY} ID ${PIXELS}SECRET-inline-behind\nEI Q `),
      latin1(`${at(75)}BI${GREY}/F/Fl ID `),
      zlibSync(latin1(PIXELS)),
      latin1('SECRET-inline-packed EI Q '),
      latin1(`${at(110)}BI/W 2/H 2/BPC 8/CS/G/F/AHx ID 00 80 80 ff > SECRET-inline-digits EI Q `),
      latin1(`${at(145)}BI/W ${width}/H ${height}/BPC 8/CS/RGB/F/DCT ID `),
      bytes,
      latin1(' EI Q'),
    ]);
    return { 4: { dict: '', stream: concat([latin1(`${DRAWING} `), drawing]) } };
  },
);

/** A page in several streams; each continues what the one before began. */
const parts = fixture('a page in parts', secretsOf('part-of', 'first', 'second', 'third'), () => ({
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents[4 0 R 8 0 R 9 0 R]/Resources<</Font<</F1 5 0 R>>>>>>',
  4: packed('', 'BT /F1 18 Tf 30 100 Td (Hel) Tj%SECRET-part-of-first\n'),
  8: { dict: '', stream: '(lo) (SECRET-part-of-second) [ (wo)' },
  9: { dict: '', stream: '9 (rld) % SECRET-part-of-third\n] TJ ET' },
}));

const IMAGE = '/Type/XObject/Subtype/Image';
const GREY_IMAGE = `${IMAGE}/Width 4/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8`;
const drawn = (...names: string[]) =>
  names.map((name, index) => `q 20 0 0 20 ${10 + 25 * index} 120 cm/${name} Do Q`).join(' ');

/** LZW with only single bytes: codes of nine bits (ISO 32000-2, 7.4.4). */
function lzw(bytes: Uint8Array): Uint8Array {
  const bits = [256, ...bytes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return Uint8Array.from(whole.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}

/** A fax-coded picture with one bit per pixel (ITU-T T.6), taken from a TIFF file. */
async function fax(width: number, height: number): Promise<Uint8Array> {
  const dark = (_: unknown, index: number) => (index % 5 === 0 && index % width < 12 ? 0 : 255);
  const pixels = Uint8Array.from({ length: width * height }, dark);
  const tiff = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer();
  const view = viewOf(tiff);
  const directory = view.getUint32(4, true);
  const tags = new Map<number, number>();
  for (let index = 0; index < view.getUint16(directory, true); index += 1) {
    const at = directory + 2 + 12 * index;
    const isShort = view.getUint16(at + 2, true) === 3;
    tags.set(view.getUint16(at, true), isShort ? view.getUint16(at + 8, true) : view.getUint32(at + 8, true));
  }
  const start = tags.get(273) ?? 0;
  return Uint8Array.from(tiff.subarray(start, start + (tags.get(279) ?? 0)));
}

const SIZE = 24;

function segment(number: number, kind: number, data: Uint8Array): Uint8Array {
  const head = new Uint8Array(11);
  const view = viewOf(head);
  view.setUint32(0, number);
  view.setUint8(4, kind);
  view.setUint8(6, 1);
  view.setUint32(7, data.length);
  return concat([head, data]);
}

/** A page and a fax-coded region on it (ITU-T T.88, 7.4.8 and 7.4.6). */
function jbig2(coded: Uint8Array, comment: string): Uint8Array {
  const page = new Uint8Array(19);
  const region = new Uint8Array(18);
  for (const [part, at] of [
    [page, 0],
    [region, 0],
  ] as const) {
    viewOf(part).setUint32(at, SIZE);
    viewOf(part).setUint32(at + 4, SIZE);
  }
  region[17] = 1;
  return concat([
    segment(0, 48, page),
    segment(1, 62, concat([Uint8Array.of(0x20, 0, 0, 0), latin1(`${comment}\0\0`)])),
    segment(2, 38, concat([region, coded])),
  ]);
}

/** Data of every filter that has an end of its own, with more bytes after it. */
const tails = fixture(
  'bytes behind the end of data of every kind',
  [
    ...secretsOf('behind', 'lzw', 'runs', 'digits', 'fax', 'jbig2', 'rows', 'inner'),
    'SECRET-comment-of-jbig2',
  ],
  async () => {
    const coded = await fax(SIZE, SIZE);
    const secret = (name: string) => latin1(`SECRET-behind-${name}`);
    const one = `${IMAGE}/Width ${SIZE}/Height ${SIZE}/ColorSpace/DeviceGray/BitsPerComponent 1`;
    const inner = concat([zlibSync(latin1(PIXELS)), secret('inner')]);
    return {
      ...pageOf(
        '',
        '/XObject<</A 10 0 R/B 11 0 R/C 12 0 R/D 13 0 R/E 14 0 R/G 15 0 R/H 16 0 R>>',
        drawn('A', 'B', 'C', 'D', 'E', 'G', 'H'),
      ),
      10: { dict: `${GREY_IMAGE}/Filter/LZWDecode`, stream: concat([lzw(latin1(PIXELS)), secret('lzw')]) },
      11: {
        dict: `${GREY_IMAGE}/Filter/RunLengthDecode`,
        stream: concat([Uint8Array.of(3), latin1('ABCD'), Uint8Array.of(253, 0x70, 128), secret('runs')]),
      },
      12: {
        dict: `${GREY_IMAGE}/Filter[/ASCIIHexDecode]`,
        stream: concat([latin1('4142434445464748>'), secret('digits')]),
      },
      13: {
        dict: `${one}/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${SIZE}/Rows ${SIZE}>>`,
        stream: concat([coded, secret('fax')]),
      },
      14: {
        dict: `${one}/Filter/JBIG2Decode`,
        stream: concat([jbig2(coded, 'SECRET-comment-of-jbig2'), secret('jbig2')]),
      },
      15: packed(GREY_IMAGE, concat([latin1(PIXELS), secret('rows')])),
      16: { dict: `${GREY_IMAGE}/Filter[/FlateDecode/FlateDecode]`, stream: zlibSync(inner, { level: 0 }) },
    };
  },
);

/** Documents that hide something in their content streams or after them. */
export const drawings: Fixture[] = [comments, unused, marks, inline, parts, tails];
