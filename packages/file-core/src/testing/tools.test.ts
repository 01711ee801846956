import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exiftool, holds, pixels, qpdfText, render } from './tools';

const SECRET = 'SECRET-tools-1';

async function pdf(): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  made.setTitle(SECRET);
  for (const height of [100, 200]) made.addPage([100, height]).drawText('Seen');
  return made.save();
}

function jpeg(): Promise<Buffer> {
  return sharp({ create: { width: 4, height: 3, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Make: SECRET } })
    .jpeg()
    .toBuffer();
}

describe('the tools that tests ask', () => {
  it('list what exiftool finds, and nothing of the file on the disk', async () => {
    const tags = await exiftool(await jpeg(), 'jpg');
    expect(tags['IFD0:Make']).toBe(SECRET);
    expect(Object.keys(tags).filter((name) => name.startsWith('System:'))).toEqual([]);
  });

  it('show a PDF in the clear, and its pages', async () => {
    const bytes = await pdf();
    expect(await qpdfText(bytes)).toContain('/Title');
    const pages = await render(bytes);
    expect(pages.map((page) => Buffer.from(page).toString('latin1', 0, 10))).toEqual([
      'P6\n100 100',
      'P6\n100 200',
    ]);
  });

  it('decode pictures as they are stored', async () => {
    expect(await pixels(await jpeg())).toMatchObject({ width: 4, height: 3, channels: 3, depth: 'uchar' });
    const values = Uint16Array.of(1, 256, 65535, 0, 7, 513);
    const deep = await sharp(values, { raw: { width: 2, height: 1, channels: 3 } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const { data, depth } = await pixels(deep);
    expect(depth).toBe('ushort');
    expect([...new Uint16Array(Uint8Array.from(data).buffer)]).toEqual([...values]);
  });
});

describe('a secret', () => {
  const ascii = Buffer.from(`before ${SECRET} after`);
  it.each([
    ['as it is', ascii],
    ['in UTF-16', Buffer.from(`x${SECRET}`, 'utf16le')],
    ['in UTF-16, high byte first', Buffer.from(SECRET, 'utf16le').swap16()],
    ['in hexadecimal', Buffer.from(ascii.toString('hex').toUpperCase())],
    ['compressed, after other bytes', Buffer.concat([Buffer.from('xx'), deflateSync(ascii)])],
    ['compressed twice', deflateSync(deflateSync(ascii))],
    [
      'compressed, with the end missing',
      deflateSync(Buffer.concat([ascii, Buffer.alloc(200)])).subarray(0, -6),
    ],
  ])('is found %s', (_, bytes) => {
    expect(holds(bytes, SECRET)).toBe(true);
  });

  it('is not found where it is not', async () => {
    expect(holds(await pdf(), 'SECRET-tools-2')).toBe(false);
  });
});
