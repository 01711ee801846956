import { sameBytes } from '../../bytes';
import type { Findings } from '../findings';
import { cleanCff, isCff } from './cff';
import { cleanSfnt, tablesIn } from './sfnt';
import { cleanType1, isType1 } from './type1';

/** A font without the texts that name its maker or buyer, and without data that draws nothing. */
export function cleanFont(font: Uint8Array, found: Findings): Uint8Array {
  const clean = cleaned(font);
  if (sameBytes(clean, font)) return font;
  found.hidden('In a font', 'Who made or bought it');
  return clean;
}

function cleaned(font: Uint8Array): Uint8Array {
  const tables = tablesIn(font);
  if (tables) {
    const clean = cleanSfnt(font, tables);
    const outlines = tables.find(({ tag }) => tag === 'CFF ');
    if (outlines) clean.set(cleanCff(clean.subarray(outlines.from, outlines.to)), outlines.from);
    return clean;
  }
  if (isType1(font)) return cleanType1(font);
  return isCff(font) ? cleanCff(font) : font;
}
