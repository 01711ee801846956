import { brokenPictures } from '@hub/file-core/testing/broken-pictures';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { UploadFile } from '../fixtures/documents';
import { withoutDialog } from '../fixtures/obscura';
import { drawBlocks, look, qualityTables, turned } from '../fixtures/pictures';
import { ADOBE_RGB, columnsIn, DISPLAY_P3, inDisplayP3 } from '../fixtures/profiles';
import { expect, test } from '../fixtures/test';
import { ObscuraPage } from '../pages/obscura-page';

/** The tolerance of a colour value, of 255, for a JPEG of low quality. */
const NEAR = 6;

/** The tolerance of a colour value after conversion with eight bits to another colour space. */
const EXACT = 2;

function expectNear(points: number[][], wanted: number[][], near = NEAR): void {
  expect(points).toHaveLength(wanted.length);
  const far = points.flatMap((point, index) =>
    point.map((value, channel) => Math.abs(value - wanted[index]![channel]!)),
  );
  expect(Math.max(...far), JSON.stringify(points)).toBeLessThanOrEqual(near);
}

/** Processes one file with the current options, or with a watermark, and returns the saved bytes. */
async function processed(page: Page, file: UploadFile, watermark?: string): Promise<Buffer> {
  const obscura = new ObscuraPage(page);
  await withoutDialog(page);
  await obscura.open();
  await obscura.pick(file);
  if (watermark !== undefined) {
    await obscura.watermark.press('Space');
    await obscura.watermarkText.fill(watermark);
  }
  await obscura.process.click();
  return (await obscura.saved(obscura.save)).bytes;
}

const [RED, GREEN, BLUE, WHITE] = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
  [255, 255, 255, 255],
];
const CORNERS = [
  ['#f00', '#0f0'],
  ['#00f', '#fff'],
];

/** The corners' colours, row by row, for each orientation of a picture stored as red, green, blue, white. */
const TURNED = [
  [RED, GREEN, BLUE, WHITE],
  [GREEN, RED, WHITE, BLUE],
  [WHITE, BLUE, GREEN, RED],
  [BLUE, WHITE, RED, GREEN],
  [RED, BLUE, GREEN, WHITE],
  [BLUE, RED, WHITE, GREEN],
  [WHITE, GREEN, BLUE, RED],
  [GREEN, WHITE, RED, BLUE],
] as number[][][];

test('turned photos come out upright and smaller, turned once', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await withoutDialog(page);
  await obscura.open();
  const stored = await drawBlocks(page, { name: 'x.jpg', width: 2000, height: 1800, colours: CORNERS });
  await obscura.pick(...TURNED.map((_, index) => turned(stored, index + 1)));
  await obscura.process.click();
  for (const [index, corners] of TURNED.entries()) {
    await test.step(`orientation ${index + 1}`, async () => {
      const row = obscura.files.nth(index);
      const { bytes } = await obscura.saved(row.getByRole('button', { name: 'Save' }));
      const { width, height, points } = await look(page, bytes, [2, 2]);
      expect([width, height]).toEqual([1600, index < 4 ? 1440 : 1778]);
      expectNear(points, corners);
      expect(bytes.includes('Exif')).toBe(false);
    });
  }
});

for (const name of ['wide.png', 'wide.jpg']) {
  test(`colours that sRGB does not have stay in ${name}`, async ({ page }) => {
    const colours = [['color(display-p3 1 0 0)', 'color(display-p3 0.2 0.8 0.3)']];
    await page.goto('/obscura');
    const file = await drawBlocks(page, {
      name,
      width: 1700,
      height: 300,
      colours,
      colorSpace: 'display-p3',
    });
    const { width, points } = await look(page, await processed(page, file), [2, 1], 'display-p3');
    expect(width).toBe(1600);
    expectNear(points, [RED, [51, 204, 77, 255]]);
  });
}

for (const space of [ADOBE_RGB, DISPLAY_P3]) {
  test(`colours of ${space.name} are right when they are drawn, as far as screens have them`, async ({
    page,
  }) => {
    const mild = [
      [128, 128, 128],
      [120, 90, 60],
      [90, 140, 200],
      [200, 180, 60],
    ] as const;
    const strong = [...mild, [30, 180, 90], [230, 60, 40], [0, 255, 0]] as const;
    // In Display P3, this is 7 of 255 outside of sRGB.
    const slight = [...mild, [70, 170, 90]] as const;
    for (const colours of [mild, slight, strong]) {
      await page.goto('/obscura');
      const bytes = await processed(page, columnsIn(space, colours));
      const { width, points } = await look(page, bytes, [colours.length, 1], 'display-p3');
      expect(width).toBe(1600);
      const wanted = colours.map((colour) => inDisplayP3(colour, space).map((value) => Math.round(value)));
      const clamped = wanted.map((colour) => colour.map((value) => Math.min(255, Math.max(0, value))));
      expectNear(
        points,
        clamped.map((colour) => [...colour, 255]),
        EXACT,
      );
    }
  });
}

test('a PNG stays a PNG, and is seen through where it was', async ({ page }) => {
  await page.goto('/obscura');
  const colours = [['transparent', 'rgb(200 40 80 / 50%)', '#123456']];
  const file = await drawBlocks(page, { name: 'sticker.png', width: 1800, height: 90, colours });
  const bytes = await processed(page, file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const { width, height, points } = await look(page, bytes, [3, 1]);
  expect([width, height]).toEqual([1600, 80]);
  expectNear(points, [
    [0, 0, 0, 0],
    [200, 40, 80, 128],
    [18, 52, 86, 255],
  ]);
});

test('a watermark is seen on dark and on light, everywhere, in other scripts too', async ({ page }) => {
  await page.goto('/obscura');
  const file = await drawBlocks(page, {
    name: 'page.png',
    width: 1200,
    height: 900,
    colours: [['#000', '#fff']],
  });
  const { width, points } = await look(page, await processed(page, file, 'For 银行 للبنك'), [120, 90]);
  expect(width).toBe(1200);
  const fieldOf = (index: number) => [Math.floor((index % 120) / 30), Math.floor(index / 120 / 30)].join();
  const marked = points.map(([red = 0], index) => ({ red, field: fieldOf(index), isDark: index % 120 < 60 }));
  const lit = marked.filter(({ red, isDark }) => isDark && red > 90);
  const shaded = marked.filter(({ red, isDark }) => !isDark && red < 165);
  expect(new Set(lit.map(({ field }) => field)).size, 'dark fields with light points').toBe(6);
  expect(new Set(shaded.map(({ field }) => field)).size, 'light fields with dark points').toBe(6);
});

/** Failures of a browser that can't encode pictures, or that hides what is drawn. */
const REFUSALS = {
  'gives no file': () => {
    OffscreenCanvas.prototype.convertToBlob = () => Promise.resolve(null as unknown as Blob);
  },
  'gives a file of another kind': () => {
    const encode = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = function () {
      return encode.call(this, { type: 'image/png' });
    };
  },
  'gives noise': () => {
    const encode = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      const pen = this.getContext('2d')!;
      const noise = pen.createImageData(this.width, this.height);
      noise.data.forEach((_, at) => (noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256));
      const other = new OffscreenCanvas(this.width, this.height);
      other.getContext('2d')!.putImageData(noise, 0, 0);
      return encode.call(other, options);
    };
  },
  'shows a blank canvas to those who read it': () => {
    OffscreenCanvasRenderingContext2D.prototype.getImageData = (_left, _top, width, height) =>
      new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height);
  },
};

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`a browser that ${what} is found out`, async ({ page }) => {
    const obscura = new ObscuraPage(page);
    await obscura.open();
    const started = page.waitForEvent('worker');
    await obscura.pick(await drawBlocks(page, { name: 'x.jpg', width: 1700, height: 900, colours: CORNERS }));
    await (await started).evaluate(refuse);
    await obscura.process.click();
    await expect(page.getByText('Canvas encoding failed')).toBeVisible();
    await expect(obscura.save).toHaveCount(0);
  });
}

const BROKEN = {
  jpeg: 'Parts of this file can’t be read. Its picture is redrawn, which costs a little quality.',
  png: 'Parts of this file can’t be read. Its picture is redrawn.',
};
const DAMAGED = 'This file is damaged: it can’t be read to the end. Nothing was changed.';
const SECRET = 'Noor Aziz, left of the mosque';
const UNTIDY = [
  ['#c33', '#fc6', '#396'],
  ['#eef', '#247', '#a5c'],
  ['#fff', '#111', '#7b2'],
];

/** A broken picture with a secret in it; a JPEG also has an orientation. */
async function brokenPicture(page: Page, { kind, of }: (typeof brokenPictures)[number]): Promise<UploadFile> {
  const isPng = kind === 'png';
  const colours = isPng ? [...UNTIDY, ['transparent', 'rgb(200 40 80 / 50%)', '#123456']] : UNTIDY;
  const name = isPng ? 'broken.png' : 'broken.jpg';
  const drawn = await drawBlocks(page, { name, width: 1700, height: 600, colours });
  const sound = isPng ? drawn : turned(drawn, 6);
  return { ...drawn, buffer: Buffer.from(of(sound.buffer, SECRET)) };
}

for (const broken of brokenPictures.filter(({ isShown }) => isShown)) {
  test(`a ${broken.kind} with ${broken.name} is redrawn, which is said before`, async ({ page }) => {
    const obscura = new ObscuraPage(page);
    await withoutDialog(page);
    await obscura.open();
    const file = await brokenPicture(page, broken);
    expect(file.buffer.includes(SECRET)).toBe(true);
    await obscura.resize.uncheck();
    await obscura.pick(file);
    const warning = page.getByText(BROKEN[broken.kind], { exact: true });
    await expect(warning).toBeVisible();
    await obscura.strip.uncheck();
    await expect(warning).toHaveCount(0);
    await obscura.strip.check();
    await expect(obscura.findings).toContainText('Parts of the file that can’t be read');

    await obscura.process.click();
    await expect(obscura.verdict).toBeVisible();
    const { bytes } = await obscura.saved(obscura.save);
    expect(bytes.includes(SECRET)).toBe(false);
    const given = await look(page, file.buffer, [12, 12]);
    const { width, height, points } = await look(page, bytes, [12, 12]);
    expect([width, height]).toEqual(broken.kind === 'png' ? [1700, 600] : [600, 1700]);
    expectNear(points, given.points);
    if (broken.kind === 'jpeg') {
      const plain = { name: 'plain.jpg', width: 16, height: 16, colours: CORNERS, quality: 0.92 };
      const wanted = qualityTables((await drawBlocks(page, plain)).buffer);
      expect(wanted.length).toBeGreaterThan(64);
      expect(qualityTables(bytes).equals(wanted)).toBe(true);
    }

    await obscura.pick({ ...file, name: 'again', buffer: bytes });
    await expect(page.getByRole('heading', { name: 'No private details found' })).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
}

test('a broken picture of deep colours says before that they become less deep', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  const deep = { width: 24, height: 16, bitDepth: 16, colorType: 6, inputColorType: 6 } as const;
  const sound = PNG.sync.write(Object.assign(new PNG(deep), { data: Buffer.alloc(24 * 16 * 8, 0x7f) }), deep);
  const { of } = brokenPictures.find(({ kind, isShown }) => kind === 'png' && isShown)!;
  await obscura.pick({ name: 'deep.png', mimeType: 'image/png', buffer: Buffer.from(of(sound, SECRET)) });
  await expect(page.getByText(BROKEN.png)).toBeVisible();
  await expect(page.getByText('Its colours have 16 bits each: redrawn, they have 8.')).toBeVisible();
});

for (const broken of brokenPictures.filter(({ isShown }) => !isShown)) {
  test(`a ${broken.kind} with ${broken.name} is refused, with the reason`, async ({ page }) => {
    const obscura = new ObscuraPage(page);
    await obscura.open();
    await obscura.pick(await brokenPicture(page, broken));
    await expect(obscura.alert).toHaveText(DAMAGED);
    await expect(obscura.findings).toHaveCount(0);
    await expect(obscura.process).toBeDisabled();
    await expect(obscura.save).toHaveCount(0);
  });
}
