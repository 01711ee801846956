import { describe, expect, it } from 'vitest';
import { detailsOfIptc } from './iptc';
import { detailsOfPhotoshop } from './photoshop';

const utf8 = new TextEncoder();
const set = (record: number, number: number, value: string | number[]) => {
  const bytes = typeof value === 'string' ? [...utf8.encode(value)] : value;
  return [0x1c, record, number, bytes.length >> 8, bytes.length & 255, ...bytes];
};
const iim = (...sets: number[][]) => Uint8Array.from(sets.flat());
const long = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const resource = (id: number, data: ArrayLike<number>) => [
  ...utf8.encode('8BIM'),
  ...[id >> 8, id & 255, 0, 0],
  ...long(data.length),
  ...Array.from(data),
  ...(data.length % 2 ? [0] : []),
];

const AUTHOR = { topic: 'who', label: 'Author', value: 'Søren' };

describe('what IPTC tells', () => {
  it('is place, dates, people and words', async () => {
    const bytes = iim(
      set(1, 90, '\u001B%G'),
      set(2, 0, [0, 4]),
      set(2, 80, 'Søren'),
      set(2, 25, 'sea'),
      set(2, 25, 'sun'),
      set(2, 55, '20261114'),
      set(2, 60, '183207+0800'),
      set(2, 90, 'Penang'),
      set(2, 120, [...utf8.encode('A caf'), 0xe9]),
    );
    expect(await detailsOfIptc(bytes)).toEqual([
      AUTHOR,
      { topic: 'more', label: 'Keywords', value: 'sea, sun' },
      { topic: 'when', label: 'Taken', value: { date: '2026-11-14', time: '18:32:07', offset: '+08:00' } },
      { topic: 'where', label: 'City', value: 'Penang' },
      { topic: 'more', label: 'Description', value: 'A café' },
      { topic: 'more', label: 'IPTC', value: '2 more entries' },
    ]);
  });

  it('is read as far as its lengths are true', async () => {
    expect(await detailsOfIptc(iim(set(2, 80, 'Søren'), [0x1c, 2, 90, 0x7f, 0xff, 65]))).toEqual([AUTHOR]);
    const longLength = [0x1c, 2, 80, 0x80, 4, ...long(6), ...utf8.encode('Søren')];
    expect(await detailsOfIptc(iim(longLength))).toEqual([AUTHOR]);
  });

  it.each([
    ['nothing', []],
    ['other bytes', [1, 2, 3, 4, 5, 6]],
    ['a length that lies', [0x1c, 2, 80, 0xff, 0xff, 1]],
  ])('is one detail for %s', async (_, bytes) => {
    const value = `${bytes.length} bytes, can’t be read`;
    expect(await detailsOfIptc(Uint8Array.from(bytes))).toEqual([{ topic: 'more', label: 'IPTC', value }]);
  });
});

describe('what Photoshop’s resources tell', () => {
  it('is what the blocks within tell, and how many settings there are', async () => {
    const bytes = [
      ...resource(0x0404, iim(set(2, 80, 'Søren'))),
      ...resource(0x040c, [1, 2, 3]),
      ...resource(0x03ed, [1]),
    ];
    expect(await detailsOfPhotoshop(Uint8Array.from(bytes))).toEqual([
      AUTHOR,
      { topic: 'edits', label: 'Thumbnail', value: 'A small copy; it may show what was cropped' },
      { topic: 'edits', label: 'Photoshop', value: '1 setting' },
    ]);
  });

  it('is one detail for other bytes', async () => {
    expect(await detailsOfPhotoshop(new Uint8Array(20))).toEqual([
      { topic: 'edits', label: 'Photoshop', value: '20 bytes, can’t be read' },
    ]);
  });
});
