import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';

test('what is shared is read by others, what is private is not seen', async ({
  page,
  addPerson,
  openAs,
  user,
  inDays,
  problems,
}) => {
  await addItem(user, { name: 'Private visa', expiryDate: inDays(5) });
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  await expect(form.shared).not.toBeChecked();
  await form.fill({ name: 'Family insurance', expiryDate: inDays(12) });
  await form.toggleShared();
  await form.save.click();
  await expect(list.item('Family insurance')).toBeVisible();

  const theirs = await openAs(await addPerson());
  const theirList = new ExpiryList(theirs);
  await theirList.openUpcoming();
  await expect(theirList.item('Family insurance')).toBeVisible();
  await expect(theirList.items).toHaveCount(1);
  await expect(theirList.item('Family insurance').getByRole('button')).toHaveCount(0);

  await theirList.open('Family insurance');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Family insurance');
  await expect(new ExpiryForm(theirs).save).toHaveCount(0);

  const own = await user.client.collection('expiry').getFullList({ filter: `owner = "${user.id}"` });
  const shared = own.find(({ name }) => name === 'Family insurance')!;
  await theirs.goto(`/expiry/edit/${shared.id}`);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(new ExpiryForm(theirs).save).toHaveCount(0);

  await theirList.openUpcoming();
  await expect(theirList.item('Family insurance')).toBeVisible();
  await user.client.collection('expiry').update(shared.id, { shared: false });
  await expect(theirs.getByText('No upcoming expiries')).toBeVisible();

  // The screen requests the record and its reminders again after it is no longer shared.
  problems.expect(/^answered 404: GET .*\/(expiry\/records|reminders\/items\/expiry)\//);
  await user.client.collection('expiry').update(shared.id, { shared: true });
  await theirList.open('Family insurance');
  await expect(theirs.getByText('Everyone here, shared by A', { exact: true })).toBeVisible();
  await user.client.collection('expiry').update(shared.id, { shared: false });
  await theirs.getByRole('link', { name: 'Go to Expiry' }).click();
  await expect(theirs.getByText('No upcoming expiries')).toBeVisible();
});

test('the mark of a shared item leaves its category and person on one line of a phone', async ({
  page,
  user,
  inDays,
}) => {
  await addItem(user, {
    name: 'Insurance',
    category: 'House',
    person: 'Home',
    expiryDate: inDays(12),
    shared: true,
  });
  await page.goto('/expiry');
  const row = new ExpiryList(page).item('Insurance');
  const topOf = (text: string) =>
    row.getByRole('cell', { name: text }).evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects()[0]?.top;
    });
  expect(await topOf('Home')).toBe(await topOf('House'));
});
