import type { BrowserContext, Page } from '@playwright/test';
import { addManyItems } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryList } from '../pages/expiry-pages';

/** More than the page size of 500 in the specification. */
const COUNT = 600;

/** Scrolls to the end screen by screen; returns the page's average CPU time for each. */
async function scrollToEnd(page: Page, context: BrowserContext): Promise<number> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await worked();
  const screenfuls = await page.evaluate(async () => {
    const root = document.documentElement;
    let count = 0;
    while (window.scrollY + window.innerHeight < root.scrollHeight - 1) {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      count += 1;
    }
    return count;
  });
  return ((await worked()) - before) / screenfuls;
}

test.beforeEach(async ({ hub, user, inDays }) => {
  await addManyItems(hub, user, COUNT, (index) => ({
    name: `Card ${String(index).padStart(3, '0')}`,
    expiryDate: inDays(index + 1),
    person: index < COUNT / 2 ? 'Mei' : 'Alexandra Maximiliane',
    category: 'Travel',
  }));
});

/** Opens the list and waits until it contains all items, of which only a few are rendered. */
async function openMany(page: Page): Promise<ExpiryList> {
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  await expect(list.item('Card 000')).toHaveAttribute('aria-rowindex', '2');
  expect(await list.items.count()).toBeLessThan(100);
  return list;
}

test('six hundred items are all there, few of them drawn, and scroll smoothly', async ({ page, context }) => {
  const list = await openMany(page);
  const busy = await scrollToEnd(page, context);
  process.stdout.write(`scrolling ${COUNT} items: ${busy.toFixed(1)} ms of work a screenful\n`);
  await expect(list.item('Card 599')).toBeInViewport();
  await expect(list.item('Card 599')).toContainText('in 20 months');
  await expect(list.item('Card 599')).toHaveAttribute('aria-rowindex', String(COUNT + 1));
  expect(await list.items.count()).toBeLessThan(100);
});

test('the columns of a wide table stay as wide as they are, and End leads to the last item', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = await openMany(page);
  const widths = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().width));
  const before = await widths();
  await page.keyboard.press('End');
  await expect(list.item('Card 599')).toBeInViewport();
  expect(await widths()).toEqual(before);
  await page.keyboard.press('Home');
  await expect(list.item('Card 000')).toBeInViewport();
});

test('a row that has the focus keeps it when it is scrolled far away', async ({ page }) => {
  const list = await openMany(page);
  const link = list.item('Card 003').getByRole('link', { name: 'Card 003' });
  await link.focus();
  await page.keyboard.press('End');
  await expect(list.item('Card 599')).toBeInViewport();
  await expect(link).toBeFocused();
  await expect(link).not.toBeInViewport();
});
