import { PDFName, PDFRawStream } from '../pdf-lib';
import { characterNames, language, panose } from './texts';
import { type Shape, called, choice, codes, dict, list, named, words } from './shape';

const systemInfo = dict('font', 'Supplement', { texts: 'Registry Ordering' });

/** ISO 32000-2, 9.7.5: a name, or an embedded CMap. */
export const characterMap: Shape = choice((value) => (value instanceof PDFRawStream ? embeddedMap : codes));

const embeddedMap: Shape = dict('character map', 'Type WMode', {
  keys: { CMapName: called, CIDSystemInfo: list(systemInfo), UseCMap: characterMap },
  stream: 'code',
});

export const differences = dict('encoding', 'Type BaseEncoding', { keys: { Differences: codes } });

/** ISO 32000-2, 9.6.5. */
export const encoding: Shape = choice((value) => {
  if (value instanceof PDFName) return codes;
  return value instanceof PDFRawStream ? embeddedMap : differences;
});

const program = dict('font program', 'Length1 Length2 Length3 Subtype', { stream: 'font' });
const table = dict('font', '', { stream: 'data' });

/** ISO 32000-2, 9.8. */
export const descriptor: Shape = dict(
  'font',
  'Type FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth',
  {
    keys: {
      CharSet: characterNames,
      Lang: language,
      FontFile: program,
      FontFile2: program,
      FontFile3: program,
      CIDSet: table,
      Style: dict('font', '', { keys: { Panose: panose } }),
      FontName: called,
      FontFamily: called,
      FD: named(() => descriptor),
    },
  },
);

/** ISO 32000-2, 9.6 and 9.7: fonts whose glyphs are in a font program. */
export const programFont: Shape = dict('font', 'Type Subtype Name FirstChar LastChar Widths DW W DW2 W2', {
  keys: {
    BaseFont: called,
    FontDescriptor: descriptor,
    Encoding: encoding,
    ToUnicode: characterMap,
    DescendantFonts: list(() => programFont),
    CIDSystemInfo: systemInfo,
    CIDToGIDMap: choice((value) => (value instanceof PDFRawStream ? table : words)),
  },
});
