import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HUB_DIST, expect, test } from '../fixtures/test';
import { HomePage, TILES } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

/** What a cold visit may load, in brotli bytes of JavaScript and CSS. */
const LIMITS = { login: 95_000, home: 116_000, expiryAdds: 12_000 };

/** The scripts and styles that the page has loaded, with their brotli size on the disk. */
async function loadedCode(page: Page): Promise<Map<string, number>> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css)$/.test(path)),
  );
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(path, (await stat(join(HUB_DIST, `${path}.br`))).size);
  return sizes;
}

function total(sizes: Iterable<number>): number {
  return [...sizes].reduce((sum, size) => sum + size, 0);
}

test.describe('a guest', () => {
  test.use({ signedInAs: 'nobody' });

  test('loads /login', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    await expect(new LoginPage(page).submit).toBeVisible();
    const code = await loadedCode(page);
    expect(code.size).toBeGreaterThan(0);
    expect(total(code.values())).toBeLessThanOrEqual(LIMITS.login);
  });
});

test('/, and what /expiry adds', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(new HomePage(page).tiles).toHaveCount(TILES.length);
  const home = await loadedCode(page);
  expect(total(home.values())).toBeLessThanOrEqual(LIMITS.home);

  const expiryPage = await context.newPage();
  await expiryPage.goto('/expiry', { waitUntil: 'networkidle' });
  await expect(expiryPage.getByText('No upcoming expiries')).toBeVisible();
  const added = [...(await loadedCode(expiryPage))].filter(([path]) => !home.has(path));
  expect(added.length).toBeGreaterThan(0);
  expect(total(added.map(([, size]) => size))).toBeLessThanOrEqual(LIMITS.expiryAdds);
});
