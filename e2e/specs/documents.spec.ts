import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from '../fixtures/test';

test('four guides download as PDF of one page each', async ({ page }) => {
  await page.goto('/documents');
  const buttons = page.getByRole('main').getByText('Download');
  await expect(buttons).toHaveCount(4);
  const titles: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const [download] = await Promise.all([page.waitForEvent('download'), buttons.nth(index).click()]);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/);
    const pdf = await PDFDocument.load(await readFile(await download.path()));
    expect(pdf.getPageCount()).toBe(1);
    titles.push(pdf.getTitle() ?? '');
  }
  expect(titles).toEqual([
    'First week with the app',
    'How results are written',
    'Warming up',
    'Packing documents for a trip',
  ]);
});

test('the account page leads to the guides', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL('/documents');
});
