import type { Locator } from '@playwright/test';
import type { TestServer, TestUser } from '@hub/pocketbase/testing';
import { addAlias } from '../fixtures/alias';
import { expect, test } from '../fixtures/test';
import { AliasGenerator, AliasList } from '../pages/alias-pages';
import { LoginPage } from '../pages/login-page';

const PASSWORD = 'a new password 2';

/** A new password ends the sessions of all devices. */
async function endSessions(hub: TestServer, user: TestUser): Promise<void> {
  await hub.superuser.collection('users').update(user.id, { password: PASSWORD, passwordConfirm: PASSWORD });
}

/** Saves, unless the page has already noticed that the session has ended. */
async function saveOrLeave(save: Locator): Promise<void> {
  const saved = save.click().catch(() => undefined);
  await Promise.race([saved, new LoginPage(save.page()).submit.waitFor()]);
}

/** Types a description for a suggestion; returns its Save button, which the caller presses. */
async function describe(row: Locator, description: string): Promise<Locator> {
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByRole('textbox', { name: 'Description' }).fill(description);
  return row.getByRole('button', { name: 'Save' });
}

test('what is typed in the generator outlives a session that ends', async ({ page, hub, user, problems }) => {
  problems.expect(/answered 40[0134]: /);
  const generator = new AliasGenerator(page);
  await generator.open();
  await expect(generator.addresses).toHaveCount(4);
  const [address] = await generator.addresses.allTextContents();
  await generator.addCustom.click();
  await generator.customForm.getByRole('textbox', { name: 'Address' }).fill('books@example.com');
  await generator.suggestions.nth(1).getByRole('button', { name: 'Edit' }).click();
  await generator.suggestions.nth(1).getByRole('textbox').fill('Library');
  const save = await describe(generator.suggestions.first(), 'Bookshop');
  await endSessions(hub, user);
  await saveOrLeave(save);

  await new LoginPage(page).signIn({ email: user.email, password: PASSWORD });
  await expect(page).toHaveURL('/alias/generate');
  await expect(generator.customForm.getByRole('textbox', { name: 'Address' })).toHaveValue(
    'books@example.com',
  );
  await expect(generator.suggestions.getByRole('textbox')).toHaveCount(2);
  const first = generator.suggestions.filter({ hasText: address! });
  await expect(first.getByRole('textbox')).toHaveValue('Bookshop');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first).toContainText('Saved');
  const stored = await hub.superuser.collection('aliases').getFullList({ filter: `owner = "${user.id}"` });
  expect(stored).toMatchObject([{ email: address, description: 'Bookshop' }]);
});

test('what is typed in the list outlives it as well', async ({ page, hub, user, problems }) => {
  problems.expect(/answered 40[0134]: /);
  const { email } = await addAlias(user, { description: 'Gym' });
  const list = new AliasList(page);
  await list.open();
  await list.row(email).getByRole('button', { name: 'Edit' }).click();
  await list.description.fill('Gym and pool');
  await endSessions(hub, user);
  await saveOrLeave(list.save);

  await new LoginPage(page).signIn({ email: user.email, password: PASSWORD });
  await expect(page).toHaveURL('/alias');
  await expect(list.description).toHaveValue('Gym and pool');
  await list.save.click();
  await expect(list.row(email)).toContainText('Gym and pool');
});

test('nobody else is given what was typed', async ({ page, hub, user, addPerson, problems }) => {
  problems.expect(/answered 40[0134]: /);
  const next = await addPerson();
  const generator = new AliasGenerator(page);
  await generator.open();
  await generator.addCustom.click();
  await generator.customForm.getByRole('textbox', { name: 'Address' }).fill('secret@example.com');
  const save = await describe(generator.suggestions.first(), 'Secret');
  await endSessions(hub, user);
  await saveOrLeave(save);

  await new LoginPage(page).signIn(next);
  await expect(page).toHaveURL('/alias/generate');
  await expect(generator.domain).toHaveValue('');
  await generator.domain.fill('mail.example');
  await expect(generator.suggestions).toHaveCount(4);
  await expect(generator.suggestions.getByRole('textbox')).toHaveCount(0);
  await expect(generator.customForm).toHaveCount(0);
});
