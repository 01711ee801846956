import { describe, expect, it } from 'vitest';
import { concat, latin1, viewOf } from '../../bytes';
import { Findings } from '../findings';
import { cleanFont } from './clean-font';

const SECRET = 'SECRET Quux';

/** A font with TrueType's structure: its tables in sequence, and bytes after them. */
function sfnt(tables: Readonly<Record<string, Uint8Array>>, behind = ''): Uint8Array {
  const entries = Object.entries(tables);
  const head = new Uint8Array(12 + 16 * entries.length);
  const view = viewOf(head);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  let at = head.length;
  for (const [index, [tag, data]] of entries.entries()) {
    head.set(latin1(tag), 12 + 16 * index);
    view.setUint32(12 + 16 * index + 8, at);
    view.setUint32(12 + 16 * index + 12, data.length);
    at += data.length;
  }
  return concat([head, ...entries.map(([, data]) => data), latin1(behind)]);
}

const index = (...items: readonly string[]) => {
  let end = 1;
  const offsets = [1, ...items.map(({ length }) => (end += length))];
  return latin1(String.fromCharCode(0, items.length, 1, ...offsets) + items.join(''));
};
/** A compact font (CFF); its first custom string is the notice, its second the registry. */
const cff = () => {
  const top = '\xf8\x1b\x01' + '\xf8\x1c\xf8\x1c\x8b\x0c\x1e';
  return concat([latin1('\x01\0\x04\x01'), index('Font'), index(top), index(SECRET, 'Registry'), index()]);
};

const type1 = (zeros: string) =>
  latin1(
    `%!PS-AdobeFont-1.0: Font 1 by ${SECRET}\n%%Creator: ${SECRET}\n/FontInfo 2 dict dup begin\n/Notice (by \\(${SECRET}\\) (x)) def\n/FontName /Font def\ncurrentfile eexec\n%drawn${zeros}`,
  );

describe('a font', () => {
  it.each([
    ['TrueType', sfnt({ glyf: latin1('glyphs'), name: latin1(SECRET), FFTM: latin1(SECRET) }, SECRET)],
    ['OpenType', sfnt({ 'CFF ': cff(), name: latin1(SECRET) })],
    ['compact', cff()],
    ['type 1', type1(`\n0000\ncleartomark\n${SECRET}`)],
    ['type 1 without its last words', type1('')],
  ])('loses who made or bought it, and keeps its outlines: %s', (_, given) => {
    const before = given.slice();
    const found = new Findings();
    const clean = cleanFont(given, found);
    const text = String.fromCharCode(...clean);
    expect(text).not.toContain('SECRET');
    expect(found.details).toHaveLength(1);
    expect(/glyphs|Registry|%drawn/.test(text)).toBe(true);
    expect(cleanFont(clean, new Findings())).toBe(clean);
    expect(given).toEqual(before);
  });

  it.each([
    ['of an unknown kind', latin1('no font at all')],
    ['that ends too early', cff().subarray(0, 12)],
    ['whose tables lie behind its end', sfnt({ glyf: latin1('glyphs') }).subarray(0, 20)],
  ])('stays as it is: one %s', (_, given) => {
    expect(cleanFont(given, new Findings())).toBe(given);
  });
});
