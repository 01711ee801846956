import type { BrowserContext, Page } from '@playwright/test';
import { addManyItems } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryList } from '../pages/expiry-pages';

/** Beyond the page size of 500 that the specification names. */
const COUNT = 600;

/** Scrolls to the end screen by screen; gives how long the page's thread worked for each, on average. */
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

test('six hundred items are all there and scroll smoothly', async ({ page, context, hub, user, inDays }) => {
  await addManyItems(hub, user, COUNT, (index) => ({
    name: `Card ${String(index).padStart(3, '0')}`,
    expiryDate: inDays(index + 1),
    person: 'Mei',
    category: 'Travel',
  }));
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await expect(list.items).toHaveCount(COUNT);
  const busy = await scrollToEnd(page, context);
  process.stdout.write(`scrolling ${COUNT} items: ${busy.toFixed(1)} ms of work a screenful\n`);
  await expect(list.item('Card 599')).toBeInViewport();
  await expect(list.item('Card 599')).toContainText('in 20 months');
});
