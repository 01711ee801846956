import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/cases';
import { documentOf, pageOf, type Parts } from '../../testing/pdf-parts';
import { pdf } from '../../testing/formats';
import { holds, qpdfText, render } from '../../testing/tools';

const FORM = '/Type/XObject/Subtype/Form/BBox[0 0 200 150]';
const draws = (text: string) => `BT /F1 9 Tf 20 20 Td (${text}) Tj ET`;
const form = (text: string, keys = '') => ({ dict: `${FORM}${keys}`, stream: draws(text) });
const gone = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>';

/** What is kept of a document, and what is removed. */
interface Case {
  parts: Parts;
  stays?: string[];
  goes?: string[];
}

const cases: Record<string, Case> = {
  'a form that no page draws': {
    parts: {
      ...pageOf('', '/XObject<</A 10 0 R/B 11 0 R>>', '/A Do'),
      10: form('STAYS-a'),
      11: form('GOES-b'),
    },
    stays: ['STAYS-a'],
    goes: ['GOES-b'],
  },
  'what a form draws with the resources of its page': {
    parts: {
      ...pageOf('', '/XObject<</A 10 0 R/B 11 0 R/C 12 0 R>>', '/A Do'),
      10: { dict: FORM, stream: '/B Do' },
      11: form('STAYS-inner'),
      12: form('GOES-other'),
    },
    stays: ['STAYS-inner'],
    goes: ['GOES-other'],
  },
  'what is drawn by characters, patterns and masks': {
    parts: {
      ...pageOf(
        '',
        '/Pattern<</P 10 0 R/Q 11 0 R>>/ExtGState<</G 12 0 R>>/ColorSpace<</C[/Pattern/DeviceRGB]>>',
        '/C cs 1 0 0 /P scn /G gs 0 0 50 50 re f BT /F1 9 Tf (a) Tj ET',
      ),
      5: '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 72/LastChar 72/Widths[9]/Encoding<</Differences[72/h]>>/CharProcs<</h 14 0 R>>/Resources<</XObject<</Y 15 0 R/Z 16 0 R>>>>>>',
      10: {
        dict: '/PatternType 1/PaintType 2/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</XObject<</X 17 0 R>>>>',
        stream: '/X Do',
      },
      11: {
        dict: '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>',
        stream: '/Span<</ActualText(GOES-pattern)>>BDC 0 0 9 9 re f EMC',
      },
      12: '<</SMask<</S/Luminosity/G 13 0 R>>>>',
      13: form('STAYS-mask'),
      14: { dict: '', stream: '9 0 0 0 9 9 d1 /Y Do' },
      15: form('STAYS-character'),
      16: form('GOES-character'),
      17: form('STAYS-pattern'),
    },
    stays: ['STAYS-mask', 'STAYS-character', 'STAYS-pattern'],
    goes: ['GOES-pattern', 'GOES-character'],
  },
  'a resource that the next part of a page uses': {
    parts: {
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents[4 0 R 6 0 R]/Resources<</Font<</F1 5 0 R>>/XObject<</A 10 0 R/B 11 0 R>>>>>>',
      4: { dict: '', stream: '0 g /A' },
      6: { dict: '', stream: 'Do' },
      10: form('STAYS-part'),
      11: form('GOES-part'),
    },
    stays: ['STAYS-part'],
    goes: ['GOES-part'],
  },
  'resources that a page inherits': {
    parts: {
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/Resources<</Font<</F1 5 0 R>>/XObject<</A 10 0 R/B 11 0 R>>>>>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R>>',
      4: { dict: '', stream: '/A Do' },
      10: form('STAYS-inherited'),
      11: form('GOES-inherited'),
    },
    stays: ['STAYS-inherited'],
    goes: ['GOES-inherited'],
  },
  'fields, of which one has a part on a page': {
    parts: {
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R 13 0 R]/DR<</Font<</F1 5 0 R/F2 14 0 R>>>>/DA(/F1 9 Tf)>>>>',
      ...pageOf('/Annots[11 0 R]'),
      10: '<</T(person)/Kids[11 0 R 12 0 R]>>',
      11: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/Parent 10 0 R/FT/Tx/T(name)/V(STAYS-value)>>',
      12: `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/Parent 10 0 R/FT/Tx/T(GOES-name)/V(GOES-value)>>`,
      13: '<</FT/Tx/T(hidden)/V(GOES-hidden)>>',
      14: '<</Type/Font/Subtype/Type1/BaseFont/GOES-font>>',
    },
    stays: ['STAYS-value'],
    goes: ['GOES-name', 'GOES-value', 'GOES-hidden', 'GOES-font'],
  },
  'structure, of which some stands on a page': {
    parts: {
      1: '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 10 0 R>>',
      ...pageOf('/StructParents 0', '', '/P<</MCID 0>>BDC EMC'),
      10: '<</Type/StructTreeRoot/K 11 0 R/ParentTree<</Nums[0[12 0 R]1[13 0 R]]>>/IDTree<</Kids[<</Limits[(GOES-id)(b)]/Names[(GOES-id)13 0 R(STAYS-id)12 0 R]>>]>>>>',
      11: '<</S/Document/P 10 0 R/K[12 0 R 13 0 R 14 0 R 15 0 R]>>',
      12: '<</S/P/P 11 0 R/Pg 3 0 R/K 0/ID(STAYS-id)/ActualText(STAYS-read)>>',
      13: '<</S/P/P 11 0 R/Pg 20 0 R/K 0/ID(GOES-id)/ActualText(GOES-page)>>',
      14: '<</S/P/P 11 0 R/Pg 3 0 R/K 7/ActualText(GOES-mark)>>',
      15: '<</S/Figure/P 11 0 R/Alt(GOES-nowhere)>>',
      20: gone,
    },
    stays: ['STAYS-id', 'STAYS-read'],
    goes: ['GOES-id', 'GOES-page', 'GOES-mark', 'GOES-nowhere'],
  },
  'an outline, of which some leads to a page': {
    parts: {
      1: '<</Type/Catalog/Pages 2 0 R/Outlines 10 0 R/Names<</Dests<</Kids[<</Limits[(GOES-dest)(STAYS-dest)]/Names[(GOES-dest)[20 0 R/Fit](STAYS-dest)[3 0 R/Fit]]>>]>>>>/PageLabels<</Nums[0<</S/D>>3<</P(GOES-label)>>]>>>>',
      10: '<</First 11 0 R/Last 14 0 R/Count 4>>',
      11: '<</Title(GOES-first)/Parent 10 0 R/Dest[20 0 R/Fit]/Next 12 0 R>>',
      12: '<</Title(STAYS-second)/Parent 10 0 R/Dest(STAYS-dest)/Prev 11 0 R/Next 13 0 R>>',
      13: '<</Title(STAYS-third)/Parent 10 0 R/A<</S/GoTo/D(GOES-dest)>>/First 15 0 R/Last 15 0 R/Count 1/Prev 12 0 R/Next 14 0 R>>',
      14: '<</Title(GOES-fourth)/Parent 10 0 R/Dest(GOES-dest)/Prev 13 0 R>>',
      15: '<</Title(STAYS-inner)/Parent 13 0 R/A<</S/URI/URI(https://example.org)>>>>',
      20: gone,
    },
    stays: ['STAYS-second', 'STAYS-third', 'STAYS-inner', 'STAYS-dest', '/Count 3'],
    goes: ['GOES-first', 'GOES-fourth', 'GOES-dest', 'GOES-label'],
  },
  'places that are called by the name of a document': {
    parts: {
      1: '<</Type/Catalog/Pages 2 0 R/Dests<</GOES-old.indd[3 0 R/Fit]/STAYS-old[3 0 R/Fit]>>/Names<</Dests<</Names[(GOES-letter.docx)[3 0 R/Fit](STAYS-name)[3 0 R/Fit]]>>>>>>',
      ...pageOf('/Annots[10 0 R 11 0 R]'),
      10: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest(GOES-letter.docx)>>',
      11: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D/GOES-old.indd>>>>',
    },
    stays: [
      'STAYS-old',
      'STAYS-name',
      '/Dest (~place 000002)',
      '    (~place 000002)\n',
      '/D /~place#20000001',
      '/~place#20000001 [',
    ],
    goes: ['GOES-old', 'GOES-letter'],
  },
  'layers, of which one is on a page': {
    parts: {
      1: '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[10 0 R 11 0 R 12 0 R]/D<</ON[10 0 R 11 0 R]/Order[10 0 R[(GOES-group)11 0 R]]>>>>>>',
      ...pageOf('', '/Properties<</A 10 0 R/B 11 0 R/C 13 0 R>>', '/OC/A BDC EMC /OC/C BDC EMC'),
      10: '<</Type/OCG/Name(STAYS-layer)>>',
      11: '<</Type/OCG/Name(GOES-layer)>>',
      12: '<</Type/OCG/Name(STAYS-member)>>',
      13: '<</Type/OCMD/OCGs[12 0 R]>>',
    },
    stays: ['STAYS-layer', 'STAYS-member'],
    goes: ['GOES-layer', 'GOES-group'],
  },
};

describe('of what a document refers to', () => {
  it.each(Object.entries(cases))('only what a page shows stays: %s', async (_, { parts, stays, goes }) => {
    const given = documentOf(parts);
    const { details } = await pdf.inspect(given);
    const cleaned = await pdf.clean(given);
    const text = await qpdfText(cleaned);
    expect(stays?.filter((part) => !text.includes(part))).toEqual([]);
    expect(goes?.filter((part) => text.includes(part) || holds(cleaned, part))).toEqual([]);
    expect(details.length).toBeGreaterThan(0);
    expect((await pdf.inspect(cleaned)).details).toEqual([]);
    expect(await render(cleaned)).toEqual(await render(given));
  });

  it('the picture of a deleted page goes, though the pages share their resources', async () => {
    const cleaned = await pdf.clean(await caseOf('p01-deleted-page-images.pdf'));
    expect((await qpdfText(cleaned)).match(/\/Subtype \/Image/g)).toHaveLength(1);
  });
});
