import { describe, expect, it } from 'vitest';
import { byQpdf, documentOf } from '../../testing/pdf-parts';
import { pdf } from '../../testing/formats';
import { isWord } from './words';

describe('a name object', () => {
  it.each(['Catalog', 'Multiply', 'FitBH', '3D', 'F1', 'Im12', 'TT0', 'ZaDb', 'R7', 'F'])(
    'is a word of the standard, or counted: %s',
    (name) => expect(isWord(name)).toBe(true),
  );

  it.each(['Anna', 'Anna_Quux', '#23DAnna', 'multiply', 'Quux1', 'toString'])('is neither: %s', (name) =>
    expect(isWord(name)).toBe(false),
  );
});

/** Keys that hold the name of a person, and what else stands there. */
const PLANTED: Readonly<Record<string, string>> = {
  'a stamp': '/Type/Annot/Subtype/Stamp/Name/Quux/Contents(b)/Rect[0 0 9 9]',
  'the ends of a line': '/Type/Annot/Subtype/Line/LE[/Quux/Square]/Contents(b)/Rect[0 0 9 9]',
  'a type': '/Type/Quux/Subtype/Square/Contents(b)/Rect[0 0 9 9]',
  'an article that a link names': '/Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Thread/D(Quux)>>',
  'a command of a viewer': '/Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Named/N/Quux>>',
  'the encoding of a form':
    '/Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/SubmitForm/F(http://a.example)/CharSet(Quux)>>',
};

describe('of a person nothing stays in', () => {
  it.each(Object.entries(PLANTED))('%s', async (_, annotation) => {
    const given = documentOf({
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[10 0 R]>>',
      10: `<<${annotation}>>`,
    });
    const output = await pdf.clean(given);
    const plain = Buffer.from(await byQpdf(output, '--qdf')).toString('latin1');
    expect(plain).toContain('/Subtype /');
    expect(plain).not.toContain('Quux');
    const told = (await pdf.inspect(given)).details;
    expect(JSON.stringify(told)).toContain('Quux');
    expect((await pdf.inspect(output)).details).toEqual([]);
  });

  it('the class and the characters of a font, and the name of a picture', async () => {
    const given = documentOf({
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</Im 7 0 R>>>>>>',
      4: { dict: '', stream: 'BT /F1 18 Tf 30 100 Td (Hello) Tj ET /Im Do' },
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Name/Quux/FontDescriptor 6 0 R>>',
      6: '<</Type/FontDescriptor/FontName/Helvetica/CharSet(of Quux)/Style<</Panose(by Anna Quux)>>>>',
      7: {
        dict: '/Type/XObject/Subtype/Image/Name/Quux/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
        stream: 'a',
      },
    });
    const plain = Buffer.from(await byQpdf(await pdf.clean(given), '--qdf')).toString('latin1');
    expect(plain).not.toContain('Quux');
    expect(plain).toContain('/Subtype /Image');
  });
});

it('the class and the characters of a font stay if they are no text', async () => {
  const given = documentOf({
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Name/F1/FontDescriptor 6 0 R>>',
    6: '<</Type/FontDescriptor/FontName/Helvetica/CharSet(/A/Eacute)/Style<</Panose<080002020603050405020304>>>>>',
  });
  const plain = Buffer.from(await byQpdf(await pdf.clean(given), '--qdf')).toString('latin1');
  for (const kept of ['/Name /F1', '/CharSet (/A/Eacute)', '/Panose']) expect(plain).toContain(kept);
});
