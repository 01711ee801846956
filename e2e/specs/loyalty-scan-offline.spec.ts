import { cardPicture } from '../fixtures/camera';
import { expect, openInstalled, test } from '../fixtures/installed';
import { CUT_OFF } from '../fixtures/problems';
import { CardForm } from '../pages/loyalty-pages';
import { ScanPage } from '../pages/scan-page';

test('the reader is fetched by the first scan, then works offline, and goes at a log-out', async ({
  device,
  released,
  problems,
}) => {
  problems.allow(CUT_OFF);
  const page = await openInstalled(device, '/loyality');
  const scan = new ScanPage(page);
  const form = new CardForm(page);
  const kept = () =>
    page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        urls.push(...(await cache.keys()).map(({ url }) => url));
      }
      return urls.filter((url) => /\.wasm$|scan\.worker/.test(url)).length;
    });
  const picture = await cardPicture(['EAN13', '8710400123453']);
  await scan.open();
  await expect(page.getByText('This device has no camera.')).toBeVisible();
  expect(await kept()).toBe(0);
  await scan.choose(picture);
  await expect(form.cardId).toHaveValue('8710400123453');
  await expect.poll(kept).toBe(2);

  await released.suspend();
  await scan.open();
  await scan.choose(picture);
  await expect(form.cardId).toHaveValue('8710400123453');
  await released.resume();

  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 cards');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(kept).toBe(0);
});
