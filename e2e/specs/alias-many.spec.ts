import type { TestUser } from '@hub/pocketbase/testing';
import type { Page } from '@playwright/test';
import { answerWithMany } from '../fixtures/alias';
import { expect, test } from '../fixtures/test';
import { AliasList } from '../pages/alias-pages';

const COUNT = 10_000;

async function openMany(page: Page, { id }: TestUser): Promise<AliasList> {
  await answerWithMany(page, id, COUNT);
  const list = new AliasList(page);
  await list.open();
  return list;
}

/** Scrolls through a part of the list; returns how many screenfuls showed a gap instead of rows. */
function scrollThrough(page: Page, screenfuls: number, direction: 1 | -1): Promise<number> {
  return page.evaluate(
    async ([count, towards]) => {
      let holes = 0;
      for (let step = 0; step < count; step += 1) {
        window.scrollBy({ top: towards * window.innerHeight, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
        if (!seen?.closest('li')) holes += 1;
      }
      return holes;
    },
    [screenfuls, direction] as const,
  );
}

test('ten thousand aliases are all there, scroll without holes and follow what is typed', async ({
  page,
  user,
}) => {
  const list = await openMany(page, user);
  await expect(page.getByText('10,000 addresses')).toBeVisible();
  await expect(list.rows.first()).toBeVisible();
  expect(await list.rows.count()).toBeLessThan(100);
  expect(await scrollThrough(page, 12, 1)).toBe(0);

  await page.keyboard.press('End');
  await expect(list.row('00009999')).toBeInViewport();
  expect(await list.rows.count()).toBeLessThan(100);

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await expect(list.rows.first()).toBeVisible({ visible: true });
  expect(await scrollThrough(page, 6, -1)).toBe(0);

  await list.filter.fill('00004321');
  await expect(list.rows).toHaveCount(1);
  await expect(list.row('00004321')).toBeInViewport();
  await expect(page.getByText('1 of 10,000 addresses')).toBeVisible();
});

test('an animated scroll arrives at the last row, though rows on its way are higher and lower than was thought', async ({
  page,
  user,
}) => {
  const list = await openMany(page, user);
  await expect(list.rows.first()).toHaveAttribute('aria-setsize', String(COUNT));
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'smooth' }),
  );
  await expect(list.row('00009999')).toBeInViewport();
});

test('the key End leads to the last row, though a row changes its height just then', async ({
  page,
  user,
}) => {
  const list = await openMany(page, user);
  await expect(list.rows.first()).toHaveAttribute('aria-setsize', String(COUNT));
  await list.rows.first().evaluate((row) => {
    window.addEventListener('scroll', () => (row.style.paddingBottom = '300px'), { once: true });
  });
  await page.keyboard.press('End');
  await expect(list.row('00009999')).toBeInViewport();
});

test('what is typed in a row outlives its being scrolled far away', async ({ page, user }) => {
  const list = await openMany(page, user);
  await list.row('00000003').getByRole('button', { name: 'Edit' }).click();
  await list.description.fill('Gym');
  await page.evaluate(() => window.scrollTo({ top: 300_000, behavior: 'instant' }));
  await expect(list.row('00000003')).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(list.description).toHaveValue('Gym');
  await list.sort.selectOption('Z-A');
  await page.keyboard.press('End');
  await expect(list.description).toHaveValue('Gym');
});
