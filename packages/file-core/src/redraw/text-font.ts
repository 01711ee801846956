import { latin1 } from '../bytes';
import { nameFor } from '../pdf/names';
import { type PDFContext, type PDFDict, PDFRawStream, type PDFRef, PDFString } from '../pdf/pdf-lib';
import { emptyFont } from './empty-font';

/** A ToUnicode CMap: the code of each character is its UTF-16 value (ISO 32000-2, 9.10.3). */
const MEANING = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
end
end`;

/** A font for invisible text, whose strings are UTF-16: each character is one em wide and empty. */
export function textFont(context: PDFContext): PDFRef {
  const program = emptyFont();
  const meaning = PDFRawStream.of(context.obj({}), latin1(MEANING));
  const letters = {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'Text',
    DW: 1000,
    FontDescriptor: context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: 'Text',
        Flags: 4,
        FontBBox: [0, -200, 1000, 800],
        ItalicAngle: 0,
        Ascent: 800,
        Descent: -200,
        CapHeight: 800,
        StemV: 80,
        FontFile2: context.register(PDFRawStream.of(context.obj({ Length1: program.length }), program)),
      }),
    ),
  };
  const descendant = context.obj(letters);
  descendant.set(nameFor('CIDSystemInfo'), systemInfo(context));
  const font = context.obj({ Type: 'Font', Subtype: 'Type0', BaseFont: 'Text', Encoding: 'Identity-H' });
  font.set(nameFor('DescendantFonts'), context.obj([context.register(descendant)]));
  font.set(nameFor('ToUnicode'), context.register(meaning));
  return context.register(font);
}

function systemInfo(context: PDFContext): PDFDict {
  const info = context.obj({ Supplement: 0 });
  info.set(nameFor('Registry'), PDFString.of('Adobe'));
  info.set(nameFor('Ordering'), PDFString.of('Identity'));
  return info;
}
