import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { clean } from './clean';

const redraw = vi.hoisted(() => vi.fn<() => Promise<Uint8Array>>());
vi.mock('./picture/draw', () => ({ redraw }));

const RESIZE = { strip: true, resize: true, watermark: null };

const picture = async (width: number, noise: boolean) =>
  new Uint8Array(
    await sharp({
      create: {
        width,
        height: 40,
        channels: 3,
        background: 'teal',
        ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
      },
    })
      .png()
      .toBuffer(),
  );

it('keeps the width of a picture that would be a larger file when it is narrower', async () => {
  const flat = await picture(1700, false);
  redraw.mockResolvedValue(await picture(1600, true));
  const { bytes, after } = await clean(flat, RESIZE);
  expect(after.size).toEqual({ width: 1700, height: 40 });
  expect(after.kept).toEqual(['the width, for the narrower picture is a larger file']);
  expect(bytes.length).toBeLessThanOrEqual(flat.length);
});

it('makes a picture narrower where that is a smaller file, and marks it whatever it becomes', async () => {
  redraw.mockResolvedValue(await picture(1600, false));
  const { after } = await clean(await picture(1700, true), RESIZE);
  expect(after.size).toEqual({ width: 1600, height: 40 });
  expect(after.kept).toEqual([]);

  redraw.mockResolvedValue(await picture(1600, true));
  const marked = await clean(await picture(1700, false), { ...RESIZE, watermark: 'x' });
  expect(marked.after.size).toEqual({ width: 1600, height: 40 });
});
