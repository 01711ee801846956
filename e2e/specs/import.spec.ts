import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const HEAD = 'alias,note,enabled,mailboxes';

function table(...rows: readonly string[]) {
  return {
    name: 'simplelogin.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEAD, ...rows.map((row) => `${row},True,me@home.example`)].join('\n')),
  };
}

/** The numbers in the preview of a file: New, Changed, Already here, Refused. */
function counts(page: Page) {
  return page.getByRole('main').locator('dl dd');
}

async function choose(page: Page, file: ReturnType<typeof table>) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
}

test('a file is looked at, imported, found again, and taken back', async ({ page, user }) => {
  const serial = user.id;
  const aliases = user.client.collection('aliases');
  const old = await aliases.create({ email: `old-${serial}@hub.test`, description: 'Old' });
  const rows = ['one', 'two', 'three', 'four', 'five'].map(
    (name) => `${name}-${serial}@hub.test,Shop ${name}`,
  );
  const file = table(...rows, `old-${serial}@hub.test,New`, 'no address,Broken', ',Nothing');

  await page.goto('/account');
  await page.getByRole('link', { name: 'Your data' }).click();
  await choose(page, file);
  await expect(page).toHaveURL('/import');
  await expect(page.getByText('From SimpleLogin, 8 addresses')).toBeVisible();
  await expect(counts(page)).toHaveText(['5', '1', '0', '2']);
  const refused = page.getByRole('list', { name: 'Refused' }).getByRole('listitem');
  await expect(refused).toHaveText([
    'NothingLine 9: There is no address.',
    'no addressLine 8: Address: Enter an e-mail address such as name@example.com.',
  ]);
  await expect(page.getByRole('list', { name: 'Changed' })).toContainText('Description New, here Old');
  const added = page.getByRole('list', { name: 'New' });
  await expect(added.getByRole('checkbox')).toHaveCount(3);
  await added.getByRole('button', { name: 'Show 2 more' }).click();
  await added.getByRole('checkbox', { name: /^five/ }).uncheck();
  await expect(page.getByText('4 of 5 chosen')).toBeVisible();
  expect(await aliases.getFullList({ filter: `owner = "${user.id}"` })).toHaveLength(1);

  await page.getByRole('button', { name: 'Import 5' }).click();
  await expect(page.locator(':focus')).toHaveText('4 new, 1 changed.');
  await page.goto('/alias');
  await expect(page.getByText(`one-${serial}@hub.test`)).toBeVisible();

  await page.goto('/account/data');
  await choose(page, file);
  await expect(counts(page)).toHaveText(['1', '0', '5', '2']);

  await page.goto('/account/data');
  const past = page.getByRole('list', { name: 'Imported in the last 7 days' });
  await past.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 5 records.')).toBeVisible();
  await expect(past).toContainText('undone');
  const left = await aliases.getFullList<{ description: string }>({ filter: `owner = "${user.id}"` });
  expect(left).toMatchObject([{ id: old.id, description: 'Old' }]);
});

test('a file that no tool knows is a sentence, and another is chosen or dropped', async ({ page, user }) => {
  await page.goto('/import');
  await choose(page, { ...table(), name: 'other.csv', buffer: Buffer.from('a,b\n1,2\n') });
  await expect(page.getByRole('alert')).toContainText('No tool recognises this kind of file.');
  const dropped = await page.evaluateHandle(
    ([head, row]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([`${head}\n${row}\n`], 'dropped.csv', { type: 'text/csv' }));
      return transfer;
    },
    [HEAD, `dropped-${user.id}@hub.test,,True,`],
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await expect(page.getByText('dropped.csv')).toBeVisible();
  await expect(counts(page)).toHaveText(['1', '0', '0', '0']);
  await page.getByRole('button', { name: 'Import 1' }).click();
  const message = page.getByRole('status').filter({ hasText: 'Imported 1' });
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 1 record.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('No file chosen');
});

test('a tool’s table is downloaded', async ({ page, user }) => {
  await user.client.collection('aliases').create({ email: `mine-${user.id}@hub.test`, description: '=1+1' });
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Download Aliases' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('aliases.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    `email,description,retired on\r\nmine-${user.id}@hub.test,'=1+1,\r\n`,
  );
});
