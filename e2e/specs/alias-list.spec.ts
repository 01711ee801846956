import { addAlias, freshAddress, storedAliases } from '../fixtures/alias';
import { expect, test } from '../fixtures/test';
import { AliasList } from '../pages/alias-pages';

test('filter and order stand in the address bar, and typing adds no steps to the history', async ({
  page,
  user,
}) => {
  const [gym, bakery, cinema] = ['b-gym', 'a-bakery', 'c-cinema'].map(freshAddress);
  await addAlias(user, { email: gym!, description: 'Gym' });
  await addAlias(user, { email: bakery!, description: 'Bakery on the corner' });
  await addAlias(user, { email: cinema! });
  const list = new AliasList(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Aliases' })).toContainText('3 addresses');
  await page.getByRole('main').getByRole('link', { name: 'Aliases' }).click();
  await expect(list.rows).toHaveText([/c-cinema/, /a-bakery/, /b-gym/]);

  await list.sort.selectOption('A-Z');
  await expect(list.rows).toHaveText([/a-bakery/, /b-gym/, /c-cinema/]);
  await list.sort.selectOption('Oldest');
  await expect(list.rows).toHaveText([/b-gym/, /a-bakery/, /c-cinema/]);
  await list.sort.selectOption('Z-A');
  await expect(list.rows).toHaveText([/c-cinema/, /b-gym/, /a-bakery/]);

  await list.filter.pressSequentially('CORNER');
  await expect(list.rows).toHaveText([/a-bakery/]);
  await expect(list.filter).toHaveValue('CORNER');
  await expect(page).toHaveURL('/alias?q=CORNER&sort=z-a');
  await page.reload();
  await expect(list.rows).toHaveText([/a-bakery/]);
  await expect(list.filter).toHaveValue('CORNER');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the list is whole where the apps menu leads to it', async ({ page, user }) => {
  await addAlias(user, { description: 'Gym' });
  await addAlias(user, { description: 'Bakery' });
  const list = new AliasList(page);
  await list.open('?q=gym');
  await expect(list.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Apps' }).click();
  await page.getByRole('menuitem', { name: 'Aliases' }).click();
  await expect(list.rows).toHaveCount(2);
  await expect(list.filter).toHaveValue('');
  await expect(page).toHaveURL('/alias');
});

test('an alias is edited in place and deleted after a question', async ({ page, user }) => {
  const { id, email } = await addAlias(user);
  const list = new AliasList(page);
  await list.open();
  await expect(list.row(email)).toContainText('Add a description');
  await list.row(email).getByRole('button', { name: 'Edit' }).click();
  await expect(list.description).toBeFocused();
  await expect(list.description).toHaveAttribute('rows', '3');
  await list.description.fill('Gym');
  await list.save.click();
  // The typed text is also text of the row, so the save is complete only when the field has disappeared.
  await expect(list.description).toBeHidden();
  await expect(list.row(email)).toContainText('Gym');
  expect((await user.client.collection('aliases').getOne(id)).description).toBe('Gym');

  const remove = list.row(email).getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveAccessibleDescription(email);
  await remove.click();
  await expect(list.dialog).toContainText('Delete this alias?');
  await expect(list.dialog).toContainText(email);
  await expect(list.dialog).toContainText('Gym');
  await list.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(list.row(email)).toBeVisible();
  await list.row(email).getByRole('button', { name: 'Delete' }).click();
  await list.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No aliases yet.')).toBeVisible();
  expect(await storedAliases(user)).toEqual([]);
});

test('what is made, changed and deleted elsewhere shows at once', async ({ page, user }) => {
  const list = new AliasList(page);
  await list.open();
  await expect(page.getByText('No aliases yet.')).toBeVisible();
  const alias = await addAlias(user, { description: 'Gym' });
  await expect(list.row(alias.email)).toContainText('Gym');
  await user.client.collection('aliases').update(alias.id, { description: 'Pool' });
  await expect(list.row(alias.email)).toContainText('Pool');
  await user.client.collection('aliases').delete(alias.id);
  await expect(page.getByText('No aliases yet.')).toBeVisible();
});

test('what is shared is seen by others, to copy and not to change', async ({
  page,
  user,
  addPerson,
  openAs,
}) => {
  const hidden = await addAlias(user);
  const { email } = await addAlias(user);
  const list = new AliasList(page);
  await list.open();
  await list.row(email).getByRole('button', { name: 'Edit' }).click();
  await page.getByText('Share with everyone here').click();
  await list.save.click();
  await expect(list.row(email)).toContainText('Shared');

  const theirs = await openAs(await addPerson());
  const theirList = new AliasList(theirs);
  await theirList.open();
  await expect(theirList.row(email)).toContainText('Shared');
  await expect(theirList.row(hidden.email)).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('a save over someone else’s change asks first', async ({ page, user, problems }) => {
  problems.expect(/answered 409: PATCH .*\/aliases\/records\//);
  const { id, email } = await addAlias(user, { description: 'Gym' });
  const list = new AliasList(page);
  await list.open();
  await list.row(email).getByRole('button', { name: 'Edit' }).click();
  await list.description.fill('Gym of Mei');
  await user.client.collection('aliases').update(id, { description: 'Pool' });
  await list.save.click();
  await expect(list.dialog).toContainText('Gym of Mei');
  await expect(list.dialog).toContainText('Pool');
  await list.dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(list.row(email)).toContainText('Gym of Mei');
  const kept = async () => (await user.client.collection('aliases').getOne(id)).description as unknown;
  await expect.poll(kept).toBe('Gym of Mei');
});
