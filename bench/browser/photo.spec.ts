import { writeFile } from 'node:fs/promises';
import { photo } from '../../e2e/fixtures/obscura';
import { expect, test } from '../../e2e/fixtures/test';
import { ObscuraPage } from '../../e2e/pages/obscura-page';

test('a large photo is processed, or given up, while the page stays at hand', async ({ page }, testInfo) => {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  const large = await photo(page, { width: 6000, height: 4000, isNoisy: true });
  // From the disk: a buffer that the test passes would be decoded in the page.
  const path = testInfo.outputPath(large.name);
  await writeFile(path, large.buffer);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(obscura.findings).toBeVisible();
  await obscura.process.click();
  await obscura.cancel.click();
  await expect(obscura.process).toBeEnabled();
  await obscura.process.click();
  await expect(obscura.verdict).toBeVisible();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const longest = Math.max(0, ...tasks);
  const size = (large.buffer.length / 1e6).toFixed(1);
  const words = longest === 0 ? 'under 50 ms' : `${Math.round(longest)} ms`;
  process.stdout.write(`${size} MB, 24 million pixels: the page's longest task took ${words}\n`);
});
