import { expect, test } from '../fixtures/test';
import { AliasGenerator, AliasList } from '../pages/alias-pages';

test('a password manager is connected, and makes the first alias', async ({ page, hub }) => {
  const generator = new AliasGenerator(page);
  await generator.open('mail.example');
  await page.getByRole('link', { name: 'Connect a password manager' }).click();
  await expect(page.getByRole('heading', { name: 'Connect', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of this connection' }).fill('Bitwarden, laptop');
  await page.getByRole('button', { name: 'Make a Token' }).click();
  await expect(page.getByText('Waiting for the first alias')).toBeVisible();
  const secret = await page.getByRole('button', { name: /^[a-z0-9]{40}$/ }).getAttribute('aria-label');

  const answer = await fetch(`${hub.url}/api/alias/random/new?hostname=shop.example`, {
    method: 'POST',
    headers: { Authentication: secret ?? '' },
  });
  expect(answer.status).toBe(201);
  const { alias } = (await answer.json()) as { alias: string };
  expect(alias).toMatch(/@mail\.example$/);
  await expect(page.getByText('The first alias was made.')).toBeVisible();
  const list = new AliasList(page);
  await list.open();
  await expect(list.row(alias)).toContainText('shop.example');
});
