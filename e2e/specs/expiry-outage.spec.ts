import { pngScan } from '../fixtures/documents';
import { closedGate } from '../fixtures/gate';
import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';
import { HomePage } from '../pages/home-page';

const UNREACHABLE = 'The hub could not be reached';

test('the server goes away in the middle of a save and comes back', async ({
  page,
  context,
  user,
  inDays,
  whileAway,
}) => {
  const scan = pngScan('scan.png', 1_000);
  const entry = { name: 'Passport', country: 'NL', expiryDate: inDays(12), who: 'Mei', category: 'Travel' };
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  await form.fill({ ...entry, document: scan });
  await form.toggleShared();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const limits = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: 30_000 });

  await form.save.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await whileAway(async () => {
    await expect(form.alert).toContainText(UNREACHABLE);
    await form.expectKept(entry);
    await expect(form.shared).toBeChecked();
    await expect(page.getByText(scan.name)).toBeVisible();
    await expect(form.save).toBeEnabled();
    await form.save.click();
    await expect(form.alert).toContainText(UNREACHABLE);
  });

  await network.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: -1 });
  await form.save.click();
  await expect(new ExpiryList(page).item('Passport')).toBeVisible();
  const stored = await user.client.collection('expiry').getFullList();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ documentName: scan.name, shared: true, person: 'Mei' });
});

test('a save whose answer got lost is not made twice', async ({ page, user, inDays, problems }) => {
  problems.expect(/failed: POST .*\/expiry\/records/, /answered 400: POST .*\/expiry\/records/);
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  await form.fill({ name: 'Passport', expiryDate: inDays(12) });
  // Any response would show that the hub is online, and remove the message.
  const gate = closedGate();
  await page.route('**/api/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.route(
    '**/api/collections/expiry/records',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await form.save.click();
  await expect(form.alert).toContainText(UNREACHABLE);
  gate.open();
  await form.save.click();
  await expect(new ExpiryList(page).item('Passport')).toBeVisible();
  expect((await user.client.collection('expiry').getFullList()).map(({ name }) => String(name))).toEqual([
    'Passport',
  ]);
});

test('what is on the screen stays while the server is away, and catches up', async ({
  page,
  user,
  inDays,
  whileAway,
}) => {
  const list = new ExpiryList(page);
  await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  await addItem(user, { name: 'Visa', expiryDate: inDays(20) });
  await list.openUpcoming();
  await expect(list.item('Visa')).toBeVisible();

  await whileAway(async () => {
    // An item can be opened with the data of the loaded list.
    await list.open('Visa');
    await expect(new ExpiryForm(page).expiryDate).toHaveValue(inDays(20));
    await page.goBack();
    await expect(list.item('Visa')).toBeVisible();
    await list.tab('Settings').click();
    await expect(page.getByRole('alert').first()).toContainText(UNREACHABLE);
  });
  await expect(page.getByText('No people found')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await list.tab('Upcoming').click();
  await addItem(user, { name: 'Insurance', expiryDate: inDays(30) });
  await expect(list.item('Insurance')).toBeVisible();
});

test('a tool that was never loaded says so, and loads when the server is back', async ({
  page,
  whileAway,
}) => {
  const home = new HomePage(page);
  await new ExpiryList(page).openUpcoming();
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  await whileAway(async () => {
    await home.appsMenu.click();
    await page.getByRole('menuitem', { name: 'Loyality' }).click();
    await expect(page.getByRole('alert')).toContainText('This page can’t be loaded.');
    await expect(page.getByText('No cards yet')).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('No cards yet')).toBeVisible();
});

test('a delete that fails says so and deletes nothing', async ({ page, user, inDays, whileAway }) => {
  await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  const list = new ExpiryList(page);
  const dialog = page.locator('dialog[open]');
  await list.openUpcoming();
  await list.choose('Passport', 'Delete');
  await whileAway(async () => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert')).toContainText(UNREACHABLE);
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
});
