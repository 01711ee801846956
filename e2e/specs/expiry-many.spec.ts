import type { Page } from '@playwright/test';
import { addManyItems } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryList } from '../pages/expiry-pages';

/** Beyond the page size of 500 that the specification names. */
const COUNT = 600;
/** A frame that takes longer is seen as a stutter even on the slow machines that run tests. */
const STUTTER_MS = 200;

/** Scrolls to the end screen by screen; gives the length of the longest task that held up the page. */
function scrollToEnd(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0;
    const observer = new PerformanceObserver((tasks) => {
      for (const task of tasks.getEntries()) longest = Math.max(longest, task.duration);
    });
    observer.observe({ type: 'longtask' });
    const root = document.documentElement;
    while (window.scrollY + window.innerHeight < root.scrollHeight - 1) {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    observer.disconnect();
    return longest;
  });
}

test('six hundred items are all there and scroll smoothly', async ({ page, user, inDays }) => {
  await addManyItems(user, COUNT, (index) => ({
    name: `Card ${String(index).padStart(3, '0')}`,
    expiryDate: inDays(index + 1),
    person: 'Mei',
    category: 'Travel',
  }));
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await expect(list.items).toHaveCount(COUNT);
  expect(await scrollToEnd(page)).toBeLessThan(STUTTER_MS);
  await expect(list.item('Card 599')).toBeInViewport();
  await expect(list.item('Card 599')).toContainText('in 20 months');
});
