import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';

test('a change in another tab appears at once', async ({ page, context, user, inDays }) => {
  const item = await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await expect(list.item('Passport')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/expiry/edit/${item.id}`);
  const form = new ExpiryForm(other);
  await form.fill({ name: 'New passport' });
  await form.save.click();
  await expect(list.item('New passport')).toBeVisible();
  await expect(list.items).toHaveCount(1);

  await new ExpiryList(other).choose('New passport', 'Delete');
  await other.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
});

test.describe('two forms on one item', () => {
  test('a save over someone else’s change asks first, and can keep mine', async ({
    page,
    user,
    inDays,
    problems,
  }) => {
    problems.expect(/answered 409: PATCH .*\/expiry\/records\//);
    const item = await addItem(user, { name: 'Passport', expiryDate: inDays(12), person: 'Mei' });
    const form = new ExpiryForm(page);
    await page.goto(`/expiry/edit/${item.id}`);
    await form.fill({ name: 'My passport' });
    await user.client.collection('expiry').update(item.id, { name: 'Their passport', category: 'Travel' });
    await form.save.click();

    const question = page.locator('dialog[open]');
    await expect(question).toContainText('My passport');
    await expect(question).toContainText('Their passport');
    await question.getByRole('button', { name: /mine/i }).click();
    await expect(page).toHaveURL('/expiry');
    expect(await user.client.collection('expiry').getOne(item.id)).toMatchObject({
      name: 'My passport',
      category: 'Travel',
      person: 'Mei',
    });
  });

  test('or keep theirs', async ({ page, user, inDays, problems }) => {
    problems.expect(/answered 409: PATCH .*\/expiry\/records\//);
    const item = await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
    const form = new ExpiryForm(page);
    await page.goto(`/expiry/edit/${item.id}`);
    await form.fill({ name: 'My passport' });
    await user.client.collection('expiry').update(item.id, { name: 'Their passport' });
    await form.save.click();
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: /theirs/i })
      .click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect((await user.client.collection('expiry').getOne(item.id)).name).toBe('Their passport');
  });
});

test('an item deleted elsewhere while its form is open loses nothing that was typed', async ({
  page,
  user,
  inDays,
  problems,
}) => {
  problems.expect(/answered 404: .*\/expiry\/records\//);
  const item = await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  const form = new ExpiryForm(page);
  await page.goto(`/expiry/edit/${item.id}`);
  await form.fill({ name: 'My passport' });
  await user.client.collection('expiry').delete(item.id);
  await form.save.click();
  await expect(form.alert).toContainText('What you typed is kept on this page.');
  await expect(form.name).toHaveValue('My passport');
});
