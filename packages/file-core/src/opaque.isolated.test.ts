import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { clean } from './clean';

const redraw = vi.hoisted(() => vi.fn<() => Promise<Uint8Array>>());
vi.mock('./picture/draw', () => ({ redraw }));

const create = { height: 40, channels: 4, background: 'teal' } as const;

it('a resized PNG has no opacity where nothing is seen through it, and says how large it was stripped', async () => {
  const given = new Uint8Array(
    await sharp({ create: { ...create, width: 1700 } })
      .png()
      .toBuffer(),
  );
  redraw.mockResolvedValue(
    new Uint8Array(
      await sharp({ create: { ...create, width: 1600 } })
        .png()
        .toBuffer(),
    ),
  );
  const { bytes, stripped } = await clean(given, { strip: true, resize: true, watermark: null });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, hasAlpha: false });
  const kept = await clean(given, { strip: true, resize: false, watermark: null });
  expect([kept.stripped, kept.bytes.length]).toEqual([null, stripped]);
});
