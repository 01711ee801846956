import { addAlias } from '../fixtures/alias';
import { addItem } from '../fixtures/hub';
import { addCard } from '../fixtures/loyalty';
import { expect, test } from '../fixtures/test';
import { CardList, CardView } from '../pages/loyalty-pages';

test('a card is deleted in two taps without a question, and comes back by Undo', async ({ page, user }) => {
  const { id } = await addCard(user, { name: 'City Grocer' });
  const list = new CardList(page);
  await list.open();
  await list.link('City Grocer').click();
  await new CardView(page).choose('Delete');
  await expect(page).toHaveURL('/loyality');
  await expect(page.getByText('No cards yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored')).toBeVisible();
  await page.getByRole('link', { name: /^City Grocer/ }).click();
  await expect(new CardView(page).code).toBeVisible();
  expect(await user.client.collection('loyalty').getOne(id)).toMatchObject({ name: 'City Grocer', rev: 2 });
});

test('an alias is deleted after its question, and comes back by Undo', async ({ page, user }) => {
  await addAlias(user, { email: 'shop@example.com' });
  await page.goto('/alias');
  const row = page.getByRole('listitem').filter({ hasText: 'shop@example.com' });
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this alias?' });
  await expect(question).toContainText('For 30 days it can be restored');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('what was deleted is found on the account, and restored or deleted for good by one tap', async ({
  page,
  user,
  inDays,
}) => {
  const item = await addItem(user, { name: 'Passport', expiryDate: inDays(30) });
  const card = await addCard(user, { name: 'City Grocer' });
  await page.goto('/account');
  await page.getByRole('link', { name: /Recently deleted/ }).click();
  await expect(page.getByText('Nothing deleted recently')).toBeVisible();
  await user.client.collection('expiry').delete(item.id);
  await user.client.collection('loyalty').delete(card.id);
  const rows = page.getByRole('list', { name: 'Recently deleted' }).getByRole('listitem');
  await expect(rows).toHaveText([/City Grocer.*loyalty card/, /Passport.*item of Expiry/]);

  await page.getByRole('button', { name: 'Delete for good: City Grocer' }).click();
  await expect(rows).toHaveText([/Passport/]);
  await expect(page.getByRole('heading', { name: 'Recently deleted', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Restore Passport' }).click();
  await expect(page.getByText('Nothing deleted recently')).toBeVisible();
  expect(await user.client.collection('expiry').getOne(item.id)).toMatchObject({ name: 'Passport' });
});
