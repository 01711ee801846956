import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { cardPicture } from '../fixtures/camera';
import { expect, test } from '../fixtures/test';

const SAMPLE = new URL('../../packages/loyalty/src/import/samples/catima_v2.csv', import.meta.url);

async function choose(page: Page, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'catima.zip', mimeType: 'application/zip', buffer });
}

const counts = (page: Page) => page.getByRole('main').locator('dl dd');

test('Catima’s cards come in with their groups and their pictures without what is private in these, and the hub’s own zip holds the same', async ({
  page,
  user,
}) => {
  const picture = await sharp(await cardPicture(['EAN13', '8710400123453']))
    .withExif({ IFD0: { ImageDescription: 'at home' } })
    .png()
    .toBuffer();
  expect(picture.includes('at home')).toBe(true);
  const zip = zipSync({
    'catima.csv': new Uint8Array(await readFile(SAMPLE)),
    'card_4_front.png': new Uint8Array(picture),
  });
  await page.goto('/account/data');
  await choose(page, Buffer.from(zip));
  await expect(page.getByText('From Catima, 8 cards')).toBeVisible();
  await expect(counts(page)).toHaveText(['8', '0', '0', '0']);
  await page.getByRole('button', { name: 'Import 8' }).click();
  await expect(page.getByText('8 new, 0 changed.')).toBeVisible();

  const cards = user.client.collection('loyalty');
  const mine = await cards.getFullList({ filter: `owner = "${user.id}"` });
  const pharmacy = mine.find(({ name }) => name === 'Pharmacy')!;
  expect(pharmacy).toMatchObject({ cardId: 'dhshsvshs', groups: ['Health'], starred: true });
  const token = await user.client.files.getToken();
  const stored = await fetch(user.client.files.getURL(pharmacy, String(pharmacy['front']), { token }));
  expect(stored.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await stored.arrayBuffer()).includes('at home')).toBe(false);
  await page.goto(`/loyality/${pharmacy.id}`);
  await expect(page.getByRole('link', { name: 'Open front' })).toBeVisible();

  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Download Loyality' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Catima' }).click();
  const own = await readFile(await (await downloading).path());
  await choose(page, own);
  await expect(page.getByText('From Catima, 8 cards')).toBeVisible();
  await expect(counts(page)).toHaveText(['0', '0', '8', '0']);
});
