import { pdfScan, pngScan } from '../fixtures/documents';
import { expect, test } from '../fixtures/test';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';

test('a picture is kept, shown and opened as it was', async ({ page, user, inDays }) => {
  const scan = pngScan('Pässport scan (1).png');
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  await form.fill({ name: 'Passport', expiryDate: inDays(12), document: scan });
  await expect(page.getByRole('img', { name: scan.name })).toBeVisible();
  await form.save.click();
  await expect(list.item('Passport')).toBeVisible();

  const stored = await user.client.collection('expiry').getFirstListItem(`owner = "${user.id}"`);
  expect(stored.documentName).toBe(scan.name);
  await list.open('Passport');
  const opened = await form.openDocument(scan.name);
  expect(opened.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
  });
  expect((await opened.body()).equals(scan.buffer)).toBe(true);
});

test('a PDF is kept and opened, replaced on the detail screen, and taken away', async ({
  page,
  user,
  inDays,
}) => {
  const first = await pdfScan('visa.pdf', 'First visa');
  const second = await pdfScan('visa-2.pdf', 'Second visa');
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  await form.fill({ name: 'Visa', expiryDate: inDays(12), document: first });
  await form.save.click();
  await list.open('Visa');
  expect((await (await form.openDocument('visa.pdf')).body()).equals(first.buffer)).toBe(true);

  await form.fill({ document: second });
  await form.save.click();
  await list.open('Visa');
  expect((await (await form.openDocument('visa-2.pdf')).body()).equals(second.buffer)).toBe(true);

  await page.getByRole('button', { name: 'Remove file' }).click();
  await form.save.click();
  await expect(page).toHaveURL('/expiry');
  const stored = await user.client.collection('expiry').getFirstListItem(`owner = "${user.id}"`);
  expect(stored).toMatchObject({ document: '', documentName: '' });
});

test('deleting an item deletes its document', async ({ page, user, inDays }) => {
  const scan = new File([await pdfBytes()], 'visa.pdf', { type: 'application/pdf' });
  const item = await user.client
    .collection('expiry')
    .create({ name: 'Visa', expiryDate: inDays(12), document: scan });
  const token = await user.client.files.getToken();
  const url = user.client.files.getURL(item, String(item.document), { token });
  expect((await fetch(url)).status).toBe(200);

  const list = new ExpiryList(page);
  await list.openUpcoming();
  await list.choose('Visa', 'Delete');
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  expect((await fetch(url)).status).toBe(404);
});

test('a document that the hub does not take is refused beside the field', async ({ page, inDays }) => {
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  const svg = { name: 'scan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await form.fill({ name: 'Passport', expiryDate: inDays(12), document: svg });
  await form.save.click();
  await expect(page.getByText(/Choose an image/)).toBeVisible();
  await expect(page).toHaveURL('/expiry/add');
});

test('what only looks like a picture is refused by the server, and nothing typed is lost', async ({
  page,
  inDays,
  problems,
}) => {
  problems.expect(/answered 400: POST .*\/expiry\/records/);
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  const fake = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('<html>not a picture</html>') };
  await form.fill({ name: 'Passport', expiryDate: inDays(12), who: 'Mei', document: fake });
  await form.save.click();
  await expect(page).toHaveURL('/expiry/add');
  await expect(form.document).toHaveAccessibleDescription(/image|PDF|type/i);
  await form.expectKept({ name: 'Passport', expiryDate: inDays(12), who: 'Mei' });

  await form.fill({ document: pngScan('scan.png') });
  await form.save.click();
  await expect(new ExpiryList(page).item('Passport')).toBeVisible();
});

test('an upload shows how far it is', async ({ page, context, inDays }) => {
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  await form.fill({ name: 'Passport', expiryDate: inDays(12), document: pngScan('scan.png', 1_000) });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const limits = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: 150_000 });
  await form.save.click();
  await expect(form.save).toBeDisabled();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent, { intervals: [50] }).toBeGreaterThan(5);
  await network.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: -1 });
  await expect(page).toHaveURL('/expiry');
});

async function pdfBytes(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array((await pdfScan('visa.pdf', 'Visa')).buffer);
}
