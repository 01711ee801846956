import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { ExpiryForm } from '../pages/expiry-pages';

/** Opens the form of a new item. */
async function openForm(page: Page): Promise<ExpiryForm> {
  await page.goto('/expiry/add');
  const form = new ExpiryForm(page);
  await expect(form.name).toBeVisible();
  return form;
}

const offered = (page: Page) => page.getByText(/^You began this/);

test('two tabs with the same form have separate drafts, and neither is lost', async ({
  page,
  context,
  inDays,
}) => {
  const first = await openForm(page);
  await first.fill({ name: 'Passport', expiryDate: inDays(12) });
  const other = await context.newPage();
  const second = await openForm(other);
  await expect(second.name).toHaveValue('');
  await expect(offered(other)).toHaveCount(0);
  await second.fill({ name: 'Visa' });
  await first.fill({ who: 'Mei' });

  for (const tab of [page, other]) await tab.reload();
  await first.expectKept({ name: 'Passport', expiryDate: inDays(12), who: 'Mei' });
  await expect(offered(page)).toBeVisible();
  await second.expectKept({ name: 'Visa', who: '' });
  await expect(offered(other)).toBeVisible();

  await test.step('and is offered by the next tab once its own is closed', async () => {
    await other.close();
    const third = await openForm(await context.newPage());
    await third.expectKept({ name: 'Visa', who: '' });
    await first.save.click();
    await expect(page).toHaveURL('/expiry');
    await expect(third.name).toHaveValue('Visa');
  });
});

test('two tabs of a browser without locks do not overwrite each other’s draft', async ({ page, context }) => {
  // Browsers have no Locks API over plain http.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  const other = await context.newPage();
  const first = await openForm(other);
  await first.fill({ name: 'Passport' });
  const second = await openForm(page);
  await expect(second.name).toHaveValue('Passport');
  await second.fill({ name: 'Visa' });
  await first.fill({ who: 'Mei' });
  await other.close();
  await second.expectKept({ name: 'Visa', who: '' });
  await second.cancel.click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/expiry');
  const third = await openForm(page);
  await third.expectKept({ name: 'Passport', who: 'Mei' });
});
