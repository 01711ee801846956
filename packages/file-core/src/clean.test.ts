import { describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { brokenPictures } from './testing/broken-pictures';
import { picture as jpegPicture } from './testing/jpeg-parts';
import { jpegs } from './testing/jpegs';
import { picture as pngPicture } from './testing/png-parts';
import { documentOf, packed, pageOf } from './testing/pdf-parts';
import { holds, pixels } from './testing/tools';
import { clean } from './clean';
import { type CleanOptions, FileProblem } from './index';
import { inspect } from './inspect';
import { jpeg } from './jpeg/jpeg';
import { INVISIBLE } from './pdf/details/unseen';
import type { DrawPages } from './redraw/plan';

const STRIP: CleanOptions = { strip: true, resize: true, watermark: null };
const PDF = new TextEncoder().encode('%PDF-1.7');

async function photo(): Promise<Uint8Array> {
  return jpegs.find(({ name }) => name === 'everything that a phone writes')!.make();
}

describe('a file that is stripped', () => {
  it('tells nothing any more, and has the same pixels where none has to change', async () => {
    const given = await photo();
    const copy = given.slice();
    const { bytes, kind, before, after } = await clean(given, STRIP);
    expect(kind).toBe('jpeg');
    expect(before.details.length).toBeGreaterThan(5);
    expect(after.details).toEqual([]);
    expect(await inspect(bytes)).toEqual(after);
    expect(await pixels(bytes)).toEqual(await pixels(given));
    expect(given).toEqual(copy);
  });

  it('is not looked through again for what is known of it', async () => {
    const given = await photo();
    const known = await inspect(given);
    const open = vi.spyOn(jpeg, 'open');
    const { bytes, before } = await clean(given, STRIP, { before: known });
    expect(before).toBe(known);
    expect(open.mock.calls).toEqual([[given], [bytes]]);
  });

  it('is read once for all that is done with it, and so is what comes of it', async () => {
    const given = await photo();
    const open = vi.spyOn(jpeg, 'open');
    const { bytes } = await clean(given, STRIP);
    expect(open.mock.calls).toEqual([[given], [bytes]]);
  });

  it('says how far it is, from nothing to all', async () => {
    const shares: number[] = [];
    await clean(await photo(), STRIP, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect([shares.at(0), shares.at(-1)]).toEqual([0, 1]);
  });

  it('can be given up between the steps', async () => {
    const giveUp = new AbortController();
    const reason = new Error('given up');
    const work = clean(await photo(), STRIP, {
      signal: giveUp.signal,
      onProgress: (share) => {
        if (share > 0) giveUp.abort(reason);
      },
    });
    await expect(work).rejects.toBe(reason);
  });

  it('is never offered when something is left in it', async () => {
    const given = await photo();
    const opened = await jpeg.open(given);
    vi.spyOn(jpeg, 'open').mockResolvedValue({ ...opened, clean: () => Promise.resolve(given) });
    await expect(clean(given, STRIP)).rejects.toThrow(
      new FileProblem(
        'Not everything private could be removed from this file, so it is not offered as clean.',
      ),
    );
  });

  it('is a problem where it can’t be read, with the reason', async () => {
    const given = (await photo()).subarray(0, 3000);
    await expect(inspect(given)).rejects.toThrow(/damaged/);
    await expect(clean(given, STRIP)).rejects.toThrow(/damaged/);
  });
});

describe('a broken picture', () => {
  it.each(brokenPictures)('of $kind is a problem outside of a browser: $name', async ({ kind, of }) => {
    const given = of(await (kind === 'jpeg' ? jpegPicture() : pngPicture()), 'SECRET');
    await expect(inspect(given)).rejects.toThrow(/damaged/);
    await expect(clean(given, { ...STRIP, resize: false })).rejects.toThrow(/damaged/);
  });
});

describe('a PDF whose pages are redrawn', () => {
  const REDRAW: CleanOptions = { ...STRIP, strip: false, redraw: { sharpness: 150, hasText: true } };
  const given = documentOf({ 6: '<</Author(Noor Aziz)>>' }, { trailer: '/Info 6 0 R' });

  it('is drawn of what is clean, and what comes of it is stripped and looked at as any file is', async () => {
    const seen: Uint8Array[] = [];
    const drawPages = (plain: Uint8Array) => {
      seen.push(plain);
      return Promise.resolve(given);
    };
    const { bytes, before, after } = await clean(given, REDRAW, { drawPages });
    expect(before.details).toEqual([{ topic: 'who', label: 'Author', value: 'Noor Aziz' }]);
    expect(after.details).toEqual([]);
    for (const file of [bytes, ...seen]) expect(holds(file, 'Noor Aziz')).toBe(false);
  });

  it('hands on each step that may never end, and how far it is', async () => {
    const [onStep, onProgress] = [vi.fn(), vi.fn()];
    const drawPages: DrawPages = (plain, _how, { begin, reach }) => {
      begin('It can’t be opened.');
      reach(0.5);
      return Promise.resolve(plain);
    };
    await clean(given, REDRAW, { drawPages, onStep, onProgress });
    expect(onStep.mock.calls).toEqual([['It can’t be opened.']]);
    expect(onProgress.mock.calls.flat()).toContain(0.65);
  });

  it('is refused if a name that was removed is left in the result', async () => {
    const picture = '/Type/XObject/Subtype/Image/Width 4/Height 4/ColorSpace/DeviceGray/BitsPerComponent 8';
    const drawn = documentOf({
      ...pageOf('', '/XObject<</Im 20 0 R>>', '/Im Do'),
      20: packed(picture, 'Noor Aziz.......'),
    });
    const work = clean(given, REDRAW, { drawPages: () => Promise.resolve(drawn) });
    await expect(work).rejects.toThrow('Not everything private could be removed');
  });

  it('is not said to hold invisible text, which is what is seen on them', async () => {
    const drawn = documentOf(pageOf('', '', 'BT /F1 9 Tf 3 Tr 30 40 Td (Rent) Tj ET'));
    const { after } = await clean(given, REDRAW, { drawPages: () => Promise.resolve(drawn) });
    expect(after.warnings).toEqual([]);
    expect((await clean(drawn, STRIP)).after.warnings).toEqual([INVISIBLE]);
  });

  it('needs somebody who draws them', async () => {
    await expect(clean(given, REDRAW)).rejects.toThrow('Pages can’t be drawn here, only in a browser.');
  });
});

describe('a file that keeps its details', () => {
  it('comes back as it is', async () => {
    const given = await photo();
    const { bytes, before, after } = await clean(given, { ...STRIP, strip: false });
    expect(bytes).toBe(given);
    expect(after).toBe(before);
  });
});

describe('what can’t be done', () => {
  it('is said of other kinds of files, before and while they are processed', async () => {
    const gif = new TextEncoder().encode('GIF89a');
    await expect(inspect(gif)).rejects.toThrow(
      'Unsupported file. Supported: JPG, JPEG, PNG, PDF. HEIC is not supported. This is a GIF picture.',
    );
    await expect(clean(gif, STRIP)).rejects.toThrow(/^Unsupported file\. This is a GIF picture\./);
  });

  it('is said of watermarks that can’t be drawn', async () => {
    await expect(clean(PDF, { ...STRIP, watermark: 'x' })).rejects.toThrow(/only available for images/);
    await expect(clean(await photo(), { ...STRIP, watermark: ' ' })).rejects.toThrow(/text is required/);
  });

  it('is said of pictures to be drawn, outside of a browser', async () => {
    const wide = await sharp({ create: { width: 1601, height: 10, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const problem = /can’t be drawn here, only in a browser\. Without Resize and Watermark/;
    await expect(clean(wide, STRIP)).rejects.toThrow(problem);
    await expect(clean(await photo(), { ...STRIP, watermark: 'x' })).rejects.toThrow(problem);
    const { bytes } = await clean(wide, { ...STRIP, resize: false });
    expect(await pixels(bytes)).toEqual(await pixels(wide));
  });
});

it('says before what drawing costs, which is no doubt about what is private', async () => {
  const deep = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  expect(await inspect(deep)).toMatchObject({
    warnings: [],
    losses: ['Its colours have 16 bits each: resized or marked, they have 8.'],
  });
});
