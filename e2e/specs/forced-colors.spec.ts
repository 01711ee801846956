import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { photo, screenshot } from '../fixtures/obscura';
import { expect, test } from '../fixtures/test';
import { ObscuraPage } from '../pages/obscura-page';

/** The colours of a picture, each with its number of pixels. */
function coloursIn(picture: Buffer): Map<number, number> {
  const { data } = PNG.sync.read(picture);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

/** The colours of a control as it is painted. */
async function coloursOf(control: Locator): Promise<Map<number, number>> {
  return coloursIn(await control.screenshot());
}

/** The number of pixels that differ from the background, which is the most frequent colour. */
async function drawnPixels(control: Locator): Promise<number> {
  return standingOut(await coloursOf(control));
}

function standingOut(colours: ReadonlyMap<number, number>): number {
  const counts = [...colours.values()];
  return counts.reduce((sum, count) => sum + count, 0) - Math.max(...counts);
}

/** The lightness of a colour, 0 to 255. */
const lightOf = (colour: number) =>
  0.3 * (colour >> 16) + 0.59 * ((colour >> 8) & 255) + 0.11 * (colour & 255);

/** The difference between the brightest colour of a control and its background. */
async function brightestFromGround(control: Locator): Promise<number> {
  const colours = [...(await coloursOf(control))].toSorted(([, one], [, other]) => other - one);
  return Math.max(...colours.map(([colour]) => lightOf(colour))) - lightOf(colours[0]![0]);
}

/** The minimum number of pixels of a visible knob or tick. */
const SEEN_PX = 60;

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const { role, name } of [
  { role: 'switch', name: 'Share with everyone here' },
  { role: 'checkbox', name: 'Use custom UI' },
] as const) {
  test(`a ${role} is seen, on and off, in the system’s own colours`, async ({ page }) => {
    await page.goto('/loyality/add');
    const control = page.getByRole(role, { name });
    // Drawings over the input, such as the tick, are part of it.
    const picture = role === 'checkbox' ? control.locator('..') : control;
    await expect(control).not.toBeChecked();
    expect(await drawnPixels(picture)).toBeGreaterThan(SEEN_PX);
    const off = await coloursOf(picture);
    await page.getByText(name, { exact: true }).click();
    await expect(control).toBeChecked();
    expect(await drawnPixels(picture)).toBeGreaterThan(SEEN_PX);
    expect(await coloursOf(picture)).not.toEqual(off);
  });
}

test('what is found in a file, what is done with it and how far it is are seen in Obscura', async ({
  page,
}) => {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  const zone = page.getByRole('region', { name: 'Drop files here, or choose them' });
  expect(await drawnPixels(zone.locator('svg').first())).toBeGreaterThan(SEEN_PX);
  await obscura.pick(await photo(page, { width: 4000, height: 3000, isNoisy: true }), screenshot());
  await expect(obscura.files.nth(0)).toContainText('private details found');
  for (const box of [obscura.strip, obscura.resize, obscura.watermark]) {
    const picture = box.locator('..');
    const before = await coloursOf(picture);
    await box.press('Space');
    expect(await drawnPixels(picture)).toBeGreaterThan(SEEN_PX);
    expect(await coloursOf(picture)).not.toEqual(before);
    await box.press('Space');
  }
  // The tick is light on the dark background that Chromium gives highlighted parts.
  const tick = obscura.strip.locator('..').locator('svg');
  expect(await brightestFromGround(tick)).toBeGreaterThan(128);
  expect(await drawnPixels(obscura.files.nth(0).locator('canvas'))).toBeGreaterThan(SEEN_PX);
  const processing = page.getByRole('progressbar');
  await obscura.process.click();
  // It moves and disappears soon: a screenshot of the control would wait until it stops moving.
  const clip = (await processing.boundingBox())!;
  expect(standingOut(coloursIn(await page.screenshot({ clip })))).toBeGreaterThan(SEEN_PX);
  await expect(page.getByRole('heading', { name: '2 of 2 clean' })).toBeVisible();
});
