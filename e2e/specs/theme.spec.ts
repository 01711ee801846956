import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

/** The painted lightness of the page's background, 0 (black) to 255 (white). */
function groundLightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red, , , alpha] = canvas.getImageData(0, 0, 1, 1).data;
    if (alpha !== 255) throw new Error('The page has no ground of its own.');
    return red!;
  });
}

const DARK = 100;

/** Clicks the label, because the radio button itself is hidden behind it. */
function choose(page: Page, theme: 'System' | 'Light' | 'Dark'): Promise<void> {
  return page.getByText(theme, { exact: true }).click();
}

test('the theme follows the system until a person chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/account');
  expect(await groundLightness(page)).toBeLessThan(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundLightness(page)).toBeGreaterThan(DARK);

  await choose(page, 'Dark');
  expect(await groundLightness(page)).toBeLessThan(DARK);
  await choose(page, 'Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundLightness(page)).toBeGreaterThan(DARK);
  await choose(page, 'System');
  expect(await groundLightness(page)).toBeLessThan(DARK);
});

test('a page is printed in the light theme', async ({ page }) => {
  await page.goto('/account');
  await choose(page, 'Dark');
  expect(await groundLightness(page)).toBeLessThan(DARK);
  await page.emulateMedia({ media: 'print' });
  expect(await groundLightness(page)).toBeGreaterThan(DARK);
});

test('a page is printed without the bar that would cover its text', async ({ page }) => {
  await page.goto('/expiry');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('the choice stays, and no frame is drawn in the other theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/account');
  await choose(page, 'Dark');

  await page.addInitScript(() => {
    const grounds: string[] = [];
    Object.assign(window, { grounds });
    const note = () => {
      grounds.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const grounds = await page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
  expect(new Set(grounds).size).toBe(1);
  expect(await groundLightness(page)).toBeLessThan(DARK);
});

test('another tab follows', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/account');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/');
  await expect(new HomePage(other).title).toBeVisible();
  await choose(page, 'Dark');
  await expect.poll(() => groundLightness(other)).toBeLessThan(DARK);
});
