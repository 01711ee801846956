import type { Page } from '@playwright/test';
import { cardPicture } from '../fixtures/camera';
import { expect, openInstalled, test } from '../fixtures/installed';
import { CardForm } from '../pages/loyalty-pages';

interface Shared {
  name: string;
  type: string;
  /** Its content in base64. */
  content: string;
}

/** Sends files to the hub with a form, as the browser does for an app that shares them. */
function share(page: Page, ...files: readonly Shared[]): Promise<void> {
  return page.evaluate((all) => {
    const chosen = new DataTransfer();
    for (const { name, type, content } of all) {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      chosen.items.add(new File([bytes], name, { type }));
    }
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'files',
      multiple: true,
    });
    input.files = chosen.files;
    const form = Object.assign(document.createElement('form'), {
      action: '/shared',
      method: 'post',
      enctype: 'multipart/form-data',
    });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
}

const pdf = (name: string): Shared => ({
  name,
  type: 'application/pdf',
  content: Buffer.from('%PDF-1.7').toString('base64'),
});

test('a shared picture becomes a card in one tap, and nothing of it was read or kept before', async ({
  device,
}) => {
  const page = await openInstalled(device);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const picture = await cardPicture(['EAN13', '8710400123453']);
  await share(page, { name: 'Card.png', type: 'image/png', content: picture.toString('base64') });
  await expect(page).toHaveURL('/shared');
  await expect(page.getByText('Card.png')).toBeVisible();
  const choices = page.getByRole('list', { name: 'What to do with it' }).getByRole('link');
  await expect(choices).toHaveText([/Take private data out of it/, /Keep it as a document/, /Add a card/]);
  expect(loaded.filter((url) => /worker-|wasm/.test(url))).toEqual([]);
  await choices.filter({ hasText: 'Add a card' }).click();
  const form = new CardForm(page);
  await expect(form.cardId).toHaveValue('8710400123453');
  await expect(form.radioOf('EAN-13')).toBeChecked();
  expect(await page.evaluate(() => caches.has('hub-shared-files'))).toBe(false);
});

test('a shared PDF is offered to the tools that take one, and goes to the chosen one', async ({ device }) => {
  const page = await openInstalled(device);
  const choices = page.getByRole('list', { name: 'What to do with it' }).getByRole('link');
  await share(page, pdf('Lease.pdf'));
  await expect(choices).toHaveText([/Take private data out of it/, /Keep it as a document/]);
  await choices.filter({ hasText: 'document' }).click();
  await expect(page).toHaveURL('/expiry/add');
  // The question, which also names the file, stays until the form is shown.
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await expect(page.getByText('Lease.pdf')).toBeVisible();

  await page.goto('/');
  await share(page, pdf('Lease.pdf'), pdf('Bill.pdf'));
  await expect(page.getByText('2 files')).toBeVisible();
  await expect(choices).toHaveText([/Take private data out of them/]);
  await choices.click();
  await expect(page).toHaveURL('/obscura');
  for (const name of ['Lease.pdf', 'Bill.pdf']) await expect(page.getByText(name)).toBeVisible();

  await share(page, { ...pdf('notes.txt'), type: 'text/plain' });
  await expect(page.getByText('No tool can use this kind of file.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('No files are waiting here')).toBeVisible();
  expect(await page.evaluate(() => caches.has('hub-shared-files'))).toBe(false);
});

test('a shared table is imported by “Import it”', async ({ device }) => {
  const page = await openInstalled(device);
  const table = Buffer.from('email,description\nshared@hub.test,A shop').toString('base64');
  await share(page, { name: 'aliases.csv', type: 'text/csv', content: table });
  await page.getByRole('link', { name: /Import it/ }).click();
  await expect(page).toHaveURL('/import');
  await expect(page.getByText('From a table, 1 address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1' })).toBeEnabled();
  expect(await page.evaluate(() => caches.has('hub-shared-files'))).toBe(false);
});
