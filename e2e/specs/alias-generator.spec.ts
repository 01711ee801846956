import { addAlias, freshAddress, storedAliases } from '../fixtures/alias';
import { closedGate } from '../fixtures/gate';
import { expect, test } from '../fixtures/test';
import { AliasGenerator, AliasList } from '../pages/alias-pages';

const SUGGESTED = /^[a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{8}@example\.com$/;
const RECORDS = '**/api/collections/aliases/records';

test('four suggestions are loaded, others drawn, and one saved', async ({ page }) => {
  const gate = closedGate();
  await page.route(`${RECORDS}?*`, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const generator = new AliasGenerator(page);
  await generator.open();
  await expect(page.getByText('Loading suggestions…')).toBeVisible();
  gate.open();
  await expect(generator.addresses).toHaveText([SUGGESTED, SUGGESTED, SUGGESTED, SUGGESTED]);
  const before = await generator.addresses.allTextContents();
  await generator.regenerate.click();
  await expect(generator.addresses.first()).not.toHaveText(before[0]!);
  const [address] = await generator.addresses.allTextContents();

  await generator.saveRow(generator.suggestions.first(), 'Bookshop');
  await expect(generator.suggestions.first()).toContainText('Saved');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/alias');
  await expect(new AliasList(page).row(address!)).toContainText('Bookshop');
});

test('one row’s slowness and failure never touch another’s', async ({ page, user, problems }) => {
  problems.expect(/failed: POST .*\/aliases\/records/);
  const gate = closedGate();
  let failures = 1;
  await page.route(RECORDS, async (route) => {
    const { description } = route.request().postDataJSON() as { description: string };
    if (description === 'Slow') await gate.opened;
    if (description === 'Failing' && failures-- > 0) return route.abort('connectionrefused');
    return route.continue();
  });
  const generator = new AliasGenerator(page);
  await generator.open();
  const [slow, failing, quick] = [0, 1, 2].map((index) => generator.suggestions.nth(index));
  await generator.saveRow(slow!, 'Slow');
  await generator.saveRow(failing!, 'Failing');
  await expect(failing!.getByRole('alert')).toContainText('The hub could not be reached');
  await generator.saveRow(quick!, 'Quick');
  await expect(quick!).toContainText('Saved');
  await expect(slow!.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  await expect(failing!.getByRole('textbox')).toHaveValue('Failing');

  await generator.regenerate.click();
  await expect(failing!.getByRole('textbox')).toHaveValue('Failing');
  await failing!.getByRole('button', { name: 'Save' }).click();
  await expect(failing!).toContainText('Saved');
  gate.open();
  await expect(slow!).toContainText('Saved');
  expect((await storedAliases(user)).map(({ description }) => description).sort()).toEqual([
    'Failing',
    'Quick',
    'Slow',
  ]);
});

test('a copied address is saved there and then, or not left without a question', async ({
  page,
  context,
  user,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const generator = new AliasGenerator(page);
  const question = page.getByRole('alertdialog');
  await generator.open();
  const row = generator.suggestions.nth(1);
  const address = await generator.addresses.nth(1).textContent();
  await generator.addresses.nth(1).click();
  await expect(row).toContainText('This address is not saved yet.');
  await generator.regenerate.click();
  await expect(generator.addresses.nth(1)).toHaveText(address!);
  await page.getByRole('link', { name: 'Back' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Saved');
  expect(await storedAliases(user)).toMatchObject([{ email: address, description: '' }]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/alias');
  await expect(new AliasList(page).row(address!)).toBeVisible();
});

test('the domain is checked, used and remembered for the person', async ({
  page,
  user,
  openAs,
  addPerson,
}) => {
  const generator = new AliasGenerator(page);
  await page.goto('/alias/generate');
  await expect(generator.domain).toHaveValue('');
  await expect(generator.addresses).toHaveCount(0);
  await generator.domain.fill('my mail.example');
  await generator.domain.blur();
  await expect(page.getByRole('alert')).toContainText('Remove the space');
  await generator.domain.fill('bücher.example');
  await expect(generator.addresses.first()).toHaveText(/@xn--bcher-kva\.example$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(generator.domain).toHaveValue('bücher.example');
  await expect(generator.addresses.first()).toHaveText(/@xn--bcher-kva\.example$/);

  await generator.saveRow(generator.suggestions.first(), '');
  await expect(generator.suggestions.first()).toContainText('Saved');
  expect((await storedAliases(user))[0]!.email).toMatch(/@xn--bcher-kva\.example$/);
  const theirs = new AliasGenerator(await openAs(await addPerson()));
  await theirs.page.goto('/alias/generate');
  await expect(theirs.domain).toHaveValue('');
});

test('an address of one’s own is saved once; in another case, and for another person, it exists', async ({
  page,
  user,
  addPerson,
  openAs,
  problems,
}) => {
  problems.expect(/answered 400: POST .*\/aliases\/records/);
  const address = freshAddress('Parking');
  const generator = new AliasGenerator(page);
  await generator.open();
  await generator.addCustom.click();
  const field = generator.customForm.getByRole('textbox', { name: 'Address' });
  await expect(field).toBeFocused();
  await expect(generator.customForm.getByRole('button', { name: 'Save' })).toBeDisabled();
  await generator.saveCustom(`  ${address} `, 'City parking app');
  await expect(generator.customForm).toContainText('Saved');
  await expect(field).toHaveValue('');

  await generator.saveCustom(address.toUpperCase(), 'Again');
  await expect(generator.customForm.getByRole('alert')).toHaveText('That alias already exists.');
  await expect(field).toHaveValue(address.toUpperCase());
  const theirs = new AliasGenerator(await openAs(await addPerson()));
  await theirs.open();
  await theirs.addCustom.click();
  await theirs.saveCustom(address.toLowerCase());
  await expect(theirs.customForm.getByRole('alert')).toHaveText('That alias already exists.');
  expect((await storedAliases(user)).map(({ description }) => description)).toEqual(['City parking app']);
});

test('a save whose answer got lost is not made twice, and counts as saved', async ({
  page,
  user,
  problems,
}) => {
  problems.expect(/failed: POST .*\/aliases\/records/, /answered 400: POST .*\/aliases\/records/);
  await page.route(
    RECORDS,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const generator = new AliasGenerator(page);
  await generator.open();
  const row = generator.suggestions.first();
  await generator.saveRow(row, 'Gym');
  await expect(row.getByRole('alert')).toContainText('The hub could not be reached');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Saved');
  expect((await storedAliases(user)).map(({ description }) => description)).toEqual(['Gym']);
});

test('the bottom bar leads to both screens, and back from them', async ({ page, user }) => {
  await addAlias(user);
  await page.goto('/alias');
  await page.getByRole('navigation').getByRole('link', { name: 'Generate' }).click();
  await expect(page).toHaveURL('/alias/generate');
  await page.getByRole('navigation').getByRole('link', { name: 'Aliases' }).click();
  await expect(page).toHaveURL('/alias');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('two forms that hold something ask once when they are left', async ({ page }) => {
  const generator = new AliasGenerator(page);
  const question = page.getByRole('alertdialog');
  await new AliasList(page).open();
  await page.getByRole('navigation').getByRole('link', { name: 'Generate' }).click();
  await generator.domain.fill('mail.example');
  for (const index of [0, 1]) {
    await generator.suggestions.nth(index).getByRole('button', { name: 'Edit' }).click();
    await generator.suggestions.nth(index).getByRole('textbox').fill('Bookshop');
  }
  await page.evaluate(() => history.back());
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/alias');
  await expect(question).toHaveCount(0);
});
