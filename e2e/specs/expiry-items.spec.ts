import type { Locator } from '@playwright/test';
import { written } from '../fixtures/dates';
import { addItem, addManyItems } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';

test('an item is added and stands under Upcoming with its days in words', async ({ page, inDays }) => {
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  await list.openUpcoming();
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  await list.addExpiry.click();
  await expect(page).toHaveURL('/expiry/add');
  await expect(form.name).toHaveAttribute('placeholder', 'Passport');
  await form.fill({
    name: 'Passport',
    country: 'nl',
    expiryDate: inDays(12),
    who: 'Mei',
    category: 'Travel',
  });
  await form.save.click();

  await expect(page).toHaveURL('/expiry');
  const row = list.item('Passport');
  await expect(row).toContainText(written(inDays(12)));
  await expect(row).toContainText('in 12 days');
  await expect(row).toContainText('Mei');
  await expect(row).toContainText('Travel');
  await expect(row.getByRole('img', { name: 'Netherlands' })).toBeVisible();
});

for (const count of [60, 150]) {
  test(`what was added to ${count} items is in sight, and forgotten once the list is left`, async ({
    page,
    hub,
    user,
    inDays,
  }) => {
    await addManyItems(hub, user, count, (index) => ({
      name: `Permit ${index}`,
      expiryDate: inDays(1 + index * 2),
    }));
    const list = new ExpiryList(page);
    const form = new ExpiryForm(page);
    await list.openUpcoming();
    await expect(list.item('Permit 0')).toBeVisible();
    await list.addExpiry.click();
    await form.fill({ name: 'Visa', expiryDate: inDays(count + 20) });
    await form.save.click();
    const row = list.item('Visa');
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row).toHaveAttribute('data-added');
    await list.tabs.getByRole('link', { name: 'Expired' }).click();
    await list.tabs.getByRole('link', { name: 'Upcoming' }).click();
    await expect(list.item('Permit 0')).toBeVisible();
    await expect(page.locator('[data-added]')).toHaveCount(0);
  });
}

/** Words of a row that stand in more than one line. */
function brokenWords(row: Locator): Promise<string[]> {
  return row.evaluate((element) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test('a very long word breaks in its column of a wide table, and no other word does', async ({
  page,
  user,
  inDays,
}) => {
  const long = 'Aufenthaltsgenehmigungsverlaengerungsantrag';
  const fields = {
    name: 'Certificate of naturalisation',
    person: 'Mei Montgomery',
    category: 'Subscriptions',
  };
  await addItem(user, { ...fields, expiryDate: inDays(40) });
  await addItem(user, { name: long, person: long, category: long, expiryDate: inDays(50), shared: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await expect(list.items).toHaveCount(2);
  expect(await brokenWords(list.item('Montgomery'))).toEqual([]);
  expect(await brokenWords(list.item(long))).toEqual([long, long, long]);
  await expect(page.getByRole('table')).toBeInViewport({ ratio: 1 });
  await list.choose(long, 'Delete');
  await expect(list.dialog).toBeVisible();
});

test('the lists are sorted and split at today', async ({ page, user, inDays }) => {
  for (const days of [40, -1, 0, 1, -400, 800]) {
    await addItem(user, { name: `Item ${days}`, expiryDate: inDays(days) });
  }
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await expect(list.items).toHaveCount(4);
  await expect(list.items).toContainText(['Item 0', 'Item 1', 'Item 40', 'Item 800']);
  await expect(list.items).toContainText(['today', 'tomorrow', 'in 40 days', 'in 2 years']);

  await list.tab('Expired').click();
  await expect(list.items).toHaveCount(2);
  await expect(list.items).toContainText(['Item -1', 'Item -400']);
  await expect(list.items).toContainText(['yesterday', '13 months ago']);
});

test('a form that misses the name or a real date says so beside the field', async ({ page, inDays }) => {
  await page.goto('/expiry/add');
  const form = new ExpiryForm(page);
  await form.save.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(/Give it a name/);
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.expiryDate).toHaveAccessibleDescription(/Enter the date/);

  await form.name.fill('   ');
  await form.expiryDate.pressSequentially('30');
  await form.save.click();
  await expect(form.expiryDate).toHaveAccessibleDescription(/it is incomplete/);
  await expect(form.expiryDate).toBeFocused();
  await form.expiryDate.fill(inDays(3));
  await expect(form.expiryDate).not.toHaveAttribute('aria-invalid', 'true');
  await form.save.click();
  await expect(form.name).toHaveAccessibleDescription(/Give it a name/);
  await expect(page).toHaveURL('/expiry/add');

  await form.name.fill('Visa');
  await form.name.press('Enter');
  await expect(new ExpiryList(page).item('Visa')).toBeVisible();
});

test('an item is edited', async ({ page, user, inDays }) => {
  const item = await addItem(user, {
    name: 'Passport',
    expiryDate: inDays(12),
    person: 'Mei',
    category: 'Travel',
    country: 'NL',
  });
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  await list.openUpcoming();
  await list.choose('Passport', 'Edit');
  await expect(page).toHaveURL(`/expiry/edit/${item.id}`);
  await form.expectKept({
    name: 'Passport',
    country: 'NL',
    expiryDate: inDays(12),
    who: 'Mei',
    category: 'Travel',
  });
  await form.fill({ name: 'New passport', who: 'Adam', country: '' });
  await form.save.click();
  await expect(page).toHaveURL('/expiry');
  await expect(list.item('New passport')).toContainText('Adam');
  await expect(list.items).toHaveCount(1);
  const stored = await user.client.collection('expiry').getOne(item.id);
  expect(stored).toMatchObject({ name: 'New passport', person: 'Adam', country: '', category: 'Travel' });
});

test('the detail screen changes the date and leaves the name', async ({ page, user, inDays }) => {
  const item = await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  await page.goto(`/expiry/item/${item.id}`);
  const form = new ExpiryForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passport');
  await expect(form.name).toHaveCount(0);
  await form.fill({ expiryDate: inDays(400) });
  await form.save.click();
  await expect(page).toHaveURL('/expiry');
  await expect(new ExpiryList(page).item('Passport')).toContainText('in 13 months');
});

test('a list leads to the detail screen of an item', async ({ page, user, inDays }) => {
  const item = await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await list.open('Passport');
  await expect(page).toHaveURL(`/expiry/item/${item.id}`);
});

test('cancel goes back one step and saves nothing', async ({ page, user }) => {
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  await list.openExpired();
  await expect(page.getByText('Nothing expired')).toBeVisible();
  await list.tab('Upcoming').click();
  await list.addExpiry.click();
  await form.cancel.click();
  await expect(page).toHaveURL('/expiry');
  expect((await user.client.collection('expiry').getList()).totalItems).toBe(0);
});

test('deleting asks first', async ({ page, user, inDays }) => {
  await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  await addItem(user, { name: 'Old visa', expiryDate: inDays(-12) });
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await list.choose('Passport', 'Delete');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toContainText('Passport');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(list.item('Passport')).toBeVisible();

  await list.choose('Passport', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  await list.tab('Expired').click();
  await expect(list.item('Old visa')).toBeVisible();
});

test('settings name the people and categories in use, and the forms suggest them', async ({
  page,
  user,
  inDays,
}) => {
  await page.goto('/expiry/settings');
  await expect(page.getByText('No people found')).toBeVisible();
  await expect(page.getByText('No categories found')).toBeVisible();
  await addItem(user, { name: 'A', expiryDate: inDays(1), person: 'Mei', category: 'Travel', country: 'QX' });
  await addItem(user, { name: 'B', expiryDate: inDays(2), person: 'Adam', category: 'Travel' });
  await expect(page.getByRole('listitem').filter({ hasText: /^(Adam|Mei)$/ })).toHaveText(['Adam', 'Mei']);
  await expect(page.getByRole('listitem').filter({ hasText: /^Travel$/ })).toHaveCount(1);

  await page.goto('/expiry/add');
  const form = new ExpiryForm(page);
  // The first name of the person themselves, “A person”, is among them.
  await expect.poll(() => form.suggestions(form.who)).toEqual(['A', 'Adam', 'Mei']);
  await expect.poll(() => form.suggestions(form.category)).toEqual(['Travel']);
  await expect.poll(() => form.suggestions(form.country)).toContain('QX');
});
