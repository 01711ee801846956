import { viewOf } from '../../bytes';
import { asText } from '../file/bytes';

const HEADER = 12;
const ENTRY = 16;
const MOST_TABLES = 128;
const STARTS = [0x00010000, 0x74727565, 0x4f54544f]; // TrueType, Apple's TrueType, OpenType with PostScript outlines

/** The tables that map, place and draw glyphs (ISO/IEC 14496-22); others name and describe the font. */
const DRAWING = new Set(
  [
    'cmap,head,hhea,hmtx,maxp,OS/2,post,cvt ,fpgm,glyf,loca,prep,gasp,CFF ,CFF2,VORG,SVG ,EBDT,EBLC,EBSC,CBDT,CBLC,sbix',
    'bdat,bloc,BASE,GDEF,GPOS,GSUB,JSTF,MATH,avar,cvar,fvar,gvar,HVAR,MVAR,STAT,VVAR,COLR,CPAL,hdmx,kern,LTSH,PCLT',
    'VDMX,vhea,vmtx,morx,mort,kerx,feat,trak',
  ].flatMap((tags) => tags.split(',')),
);

/** A table of a font: its tag of four letters, and its position. */
export interface Table {
  tag: string;
  from: number;
  to: number;
}

/** The tables of a font; `null` if it is not one (ISO/IEC 14496-22, 4.5). */
export function tablesIn(font: Uint8Array): Table[] | null {
  if (font.length < HEADER) return null;
  const view = viewOf(font);
  const count = view.getUint16(4);
  if (!STARTS.includes(view.getUint32(0)) || count > MOST_TABLES || HEADER + count * ENTRY > font.length)
    return null;
  return Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const from = view.getUint32(at + 8);
    const tag = asText(font, at, at + 4);
    return { tag, from, to: Math.min(font.length, from + view.getUint32(at + 12)) };
  });
}

/**
 * A copy of a font with zeros instead of everything that is not needed for drawing: names, programs' notes,
 * and bytes between and after the tables. All offsets stay the same.
 */
export function cleanSfnt(font: Uint8Array, tables: readonly Table[]): Uint8Array {
  const drawing = tables.filter(({ tag, from, to }) => DRAWING.has(tag) && from < to);
  const end = Math.max(HEADER + tables.length * ENTRY, ...tables.map(({ to }) => to));
  const clean = new Uint8Array(end);
  clean.set(font.subarray(0, HEADER + tables.length * ENTRY));
  for (const { from, to } of drawing) clean.set(font.subarray(from, to), from);
  return clean;
}
