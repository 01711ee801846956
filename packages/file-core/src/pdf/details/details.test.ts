import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/cases';
import { documentOf, pageOf } from '../../testing/pdf-parts';
import { pdfs } from '../../testing/pdfs';
import { pdf } from '../../testing/formats';

async function reportOf(name: string) {
  const { details, ...rest } = await pdf.inspect(await pdfs.find((each) => each.name === name)!.make());
  return { ...rest, details: details.map(({ topic, label, value }) => [topic, label, value]) };
}

it('tells what document information says', async () => {
  expect((await reportOf('document information')).details).toEqual([
    ['more', 'Title', 'SECRET-info-title'],
    ['who', 'Author', 'SECRET-info-author'],
    ['more', 'Subject', 'SECRET-info-subject'],
    ['more', 'Keywords', 'SECRET-info-keywords'],
    ['device', 'PDF made with', 'SECRET-info-producer'],
    ['device', 'Written with', 'SECRET-info-creator'],
    ['when', 'Created', { date: '2026-11-14', time: '18:32:07', offset: '+08:00' }],
    ['when', 'Changed', { date: '2026-11-15' }],
    ['who', 'Company', 'SECRET-info-company'],
    ['more', 'File number', '0123456789abcdef'],
  ]);
});

it('names a signature, files and protection as lost before they are', async () => {
  const signed = await reportOf('signature');
  expect(signed.warnings).toEqual([
    'Its signature will no longer be valid: it is removed, but its picture on the page stays.',
  ]);
  expect(signed.details).toContainEqual(['who', 'Signed by', 'SECRET-sign-name']);
  expect(signed.details).toContainEqual(['where', 'Signed in', 'SECRET-sign-place']);
  const attached = await reportOf('attached files');
  expect(attached.warnings).toEqual(['The files attached to it are removed, too.']);
  expect(attached.details).toContainEqual(['more', 'Attached file', 'SECRET-file-of-a-page']);
  expect((await reportOf('encrypted with AES of 256 bits, opens without a password')).warnings).toEqual([
    'It will no longer be protected: anyone may copy, print and change it.',
  ]);
});

const FORM_LOST =
  'Its form is of a kind that few programs show (XFA), and is removed. What stays is the page that all others show in its place.';
const SIGNATURE_LOST =
  'Its signature will no longer be valid: it is removed, but its picture on the page stays.';
const FILES_LOST = 'The files attached to it are removed, too.';
const pdfa = '<rdf:Description pdfaid:part="2" pdfuaid:part="1"/>';

describe('says what a document loses, however that is written:', () => {
  it.each([
    ['a form that is shown by its XFA alone', FORM_LOST, 'p06-dynamic-xfa.pdf'],
    ['a signature whose type is set on its parent', SIGNATURE_LOST, 'p14-signature-inherited.pdf'],
    ['an attached file', FILES_LOST, 'p18-attached-invoice.pdf'],
  ])('%s', async (_, warning, name) => {
    expect((await pdf.inspect(await caseOf(name))).warnings).toEqual([warning]);
  });

  it.each([
    ['a signature in a field of no type', '/V<</ByteRange[0 1 2 3]/Name(Ada)>>', [SIGNATURE_LOST]],
    ['a form whose XFA says its values once more', '/FT/Tx/V(a)', []],
  ])('of a form: %s', async (_, keys, warnings) => {
    const xfa = keys.includes('/Tx') ? '/XFA 12 0 R' : '';
    const file = documentOf({
      1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R]${xfa}>>>>`,
      ...pageOf('/Annots[10 0 R]'),
      10: `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/T(a)${keys}>>`,
      12: { dict: '', stream: '<xdp/>' },
    });
    expect((await pdf.inspect(file)).warnings).toEqual(warnings);
  });

  it('a signature that stands on no page', async () => {
    const file = documentOf({
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R]>>>>',
      ...pageOf(''),
      10: '<</FT/Sig/T(s)/V<</ByteRange[0 1 2 3]/Name(Ada)>>>>',
    });
    const { warnings, details } = await pdf.inspect(file);
    expect(warnings).toEqual([SIGNATURE_LOST]);
    expect(details).toContainEqual({ topic: 'who', label: 'Signed by', value: 'Ada' });
  });

  it('a file that a page or a link has, and what a standard asks for', async () => {
    const file = documentOf({
      1: '<</Type/Catalog/Pages 2 0 R/Metadata 11 0 R>>',
      ...pageOf('/AF[10 0 R]'),
      10: '<</Type/Filespec/F(a)/EF<<>>>>',
      11: { dict: '/Type/Metadata/Subtype/XML', stream: pdfa },
    });
    expect((await pdf.inspect(file)).warnings).toEqual([
      FILES_LOST,
      'It will no longer count as PDF/A, the format that archives ask for.',
      'It will no longer count as PDF/UA, the format that screen readers read best.',
    ]);
  });

  it('formulas for screen readers', async () => {
    const file = documentOf({
      1: '<</Type/Catalog/Pages 2 0 R/StructTreeRoot<</K[<</S/Formula/Pg 3 0 R/K 0/AF[<</EF<<>>>>]>>]>>>>',
      ...pageOf('', '', '/Formula<</MCID 0>>BDC EMC'),
    });
    expect((await pdf.inspect(file)).warnings).toEqual([
      'The descriptions of its formulas for screen readers (MathML) are removed.',
    ]);
  });
});

it('tells who made comments, and that their texts stay', async () => {
  const { details, kept } = await reportOf('comments');
  expect(details).toContainEqual(['who', 'Comment by', 'SECRET-comment-author']);
  expect(details).toContainEqual(['when', 'Comment changed', { date: '2026-11-14' }]);
  expect(kept).toEqual(['texts of comments']);
});

it('tells that the names of layers and the values to reset a form to stay', async () => {
  const { kept } = await pdf.inspect(
    documentOf({
      1: '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[11 0 R]/D<<>>>>/AcroForm<</Fields[10 0 R]>>>>',
      ...pageOf('/Annots[10 0 R]', '/Properties<</A 11 0 R>>', '/OC /A BDC EMC'),
      10: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/FT/Tx/T(a)/DV(b)>>',
      11: '<</Type/OCG/Name(Notes of Ada)>>',
    }),
  );
  expect(kept).toEqual(['form values', 'names of layers']);
});

it('tells that the choices of a form stay, with values that nobody sees', async () => {
  const { kept } = await pdf.inspect(
    documentOf({
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R]>>>>',
      ...pageOf('/Annots[10 0 R]'),
      10: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/FT/Ch/T(a)/Opt[[(id-4711)(Ada)]]>>',
    }),
  );
  expect(kept).toEqual(['form values']);
});

it('tells of versions before the last one', async () => {
  expect((await reportOf('saved again')).details).toContainEqual([
    'edits',
    'Earlier versions',
    '1 is still in the file',
  ]);
  expect((await reportOf('for the web')).details.map(([, label]) => label)).not.toContain('Earlier versions');
});

it('cuts a long row of the same', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `/Own${index}(${index})`).join('');
  const { details } = await pdf.inspect(documentOf({ 1: `<</Type/Catalog/Pages 2 0 R${keys}>>` }));
  expect(details).toHaveLength(9);
  expect(details.at(-1)?.value).toBe('and 22 more');
});
