import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { leaksIn } from '../second-look';
import { inspect } from '../inspect';
import { pdf } from '../testing/formats';
import { qpdfText, pdfText } from '../testing/tools';
import { redrawnReport } from './losses';
import { redrawn } from './redraw';
import { PictureDocument } from './write';

const SIZE = { width: 144, height: 72 };
const PIXELS = { width: 200, height: 100 };
const WORDS = [
  { text: 'Příjem', at: [20, 40], along: [60, 0], up: [0, -14] },
  { text: '1,200', at: [100, 40], along: [50, 0], up: [0, -14] },
] as const;

/** As it is offered: written, and stripped as any file is. */
async function documentWith(words: readonly (typeof WORDS)[number][]): Promise<Uint8Array> {
  const picture = await sharp({ create: { ...PIXELS, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const document = new PictureDocument();
  for (let page = 0; page < 2; page += 1)
    document.add({
      size: SIZE,
      pixels: PIXELS,
      picture: new Uint8Array(picture),
      words: page === 0 ? words : [],
    });
  return pdf.clean(await document.write());
}

describe('a document of pictures', () => {
  it('shows them, and has its text under them', async () => {
    const bytes = await documentWith(WORDS);
    expect((await pdfText(bytes)).trim().split(/\s+/)).toEqual(['Příjem', '1,200']);
    expect(await qpdfText(bytes)).toContain('3 Tr');
  });

  it('gives nothing away, and is looked at like any other', async () => {
    const bytes = await documentWith(WORDS);
    const report = await inspect(bytes);
    expect(report.warnings).toEqual([
      'Text in it is invisible, such as the words under a scan: it stays, and any program can read it.',
    ]);
    expect(redrawnReport(report)).toEqual({
      kind: 'pdf',
      size: null,
      pages: 2,
      details: [],
      kept: [],
      warnings: [],
      losses: [],
    });
    expect(await leaksIn('pdf', bytes, [{ topic: 'who', label: 'Author', value: 'Noor Aziz' }])).toEqual([]);
  });

  it('names no font where it has no text', async () => {
    expect(await qpdfText(await documentWith([]))).not.toMatch(/\/Font|BT/);
  });
});

it('pages can be drawn in a browser alone', async () => {
  const problem = 'Pages can’t be drawn here, only in a browser.';
  const run = { begin: () => undefined, reach: () => undefined };
  const work = redrawn(await documentWith([]), { sharpness: 150, hasText: true }, run);
  await expect(work).rejects.toThrow(problem);
});
