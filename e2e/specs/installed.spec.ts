import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { comeBackUntil, expect, install, openInstalled, openSignedIn, test } from '../fixtures/installed';
import { CUT_OFF } from '../fixtures/problems';

const READY = 'A new version is ready.';

test('the hub opens without a network once it has been there', async ({ device, released, problems }) => {
  problems.expect(CUT_OFF);
  const page = await openInstalled(device);
  await released.suspend();
  for (const [path, title] of [
    ['/', 'Apps'],
    ['/loyality', 'Loyality'],
    ['/workout/any', 'Workout'],
    ['/account', 'Account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  await released.resume();
});

test('the server’s own addresses are never answered from the device', async ({ device, released }) => {
  const page = await openInstalled(device);
  await page.goto('/loyality');
  await expect(page.getByRole('heading', { level: 1, name: 'Loyality' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => /^\/(api|_|guides)(\/|$)/.test(path))).toEqual([]);
  const sources = () =>
    page.evaluate(() => {
      const calls = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
      return [
        ...new Set(
          calls.map(
            (call) => (call as PerformanceEntry & { workerFinalSourceType: string }).workerFinalSourceType,
          ),
        ),
      ];
    });
  // The page is drawn before its first call is answered.
  await expect.poll(sources).toEqual(['network']);
  const answer = await page.goto('/_/');
  expect(answer?.fromServiceWorker()).toBe(false);
  expect(released.url).toBe(new URL(page.url()).origin);
});

test('a browser offers to install it', async ({ playwright, released, person, launchOptions }, testInfo) => {
  // A browser offers no installation in a private window, so that this needs a profile on the disk.
  const device = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...launchOptions,
    serviceWorkers: 'allow',
  });
  const page = await device.newPage();
  await openSignedIn(page, released.url, person);
  await install(page);
  const session = await device.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  await device.close();
  expect(installabilityErrors).toEqual([]);
});

test('a new version waits for the person, and never loads over a half-filled form', async ({
  device,
  released,
}) => {
  const page = await openInstalled(device, '/loyality/add');
  await released.release();
  await comeBackUntil(page, () => page.getByText(READY).isVisible());
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Kopitiam');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Save or discard your changes first')).toBeVisible();
  await expect(name).toHaveValue('Kopitiam');
  await name.fill('');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await loaded;
  await expect(name).toBeVisible();
  await expect(page.getByText(READY)).toBeHidden();
});

test('two windows agree: the other keeps what is typed in it, and follows at its next page', async ({
  device,
  released,
}) => {
  const page = await openInstalled(device);
  const other = await device.newPage();
  await other.goto('/loyality/add');
  const name = other.getByLabel('Name', { exact: true });
  await name.fill('Kopitiam');
  await released.release();
  await comeBackUntil(page, () => page.getByText(READY).isVisible());
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await loaded;
  await expect(other.getByText(READY)).toBeVisible();
  await expect(name).toHaveValue('Kopitiam');
  await name.fill('');
  const followed = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Back' }).click();
  await followed;
  await expect(other.getByRole('heading', { level: 1, name: 'Loyality' })).toBeVisible();
  await expect(other.getByText(READY)).toBeHidden();
});

test('a version that can’t be fetched whole leaves the last one working', async ({
  device,
  released,
  problems,
}) => {
  problems.expect(/answered 404: GET .*\/assets\/missing-/);
  const page = await openInstalled(device);
  await released.release({ isBroken: true });
  const end = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const ended = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing!;
        worker.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    await registration.update();
    return ended;
  });
  expect(end).toBe('redundant');
  await page.goto('/loyality');
  await expect(page.getByRole('heading', { level: 1, name: 'Loyality' })).toBeVisible();
  await expect(page.getByText(READY)).toBeHidden();
});

test('a hub without a worker takes it off the device', async ({ device, released, problems }) => {
  problems.expect(/service-worker\.js/);
  const page = await openInstalled(device);
  await released.remove('service-worker.js');
  await comeBackUntil(page, () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
  );
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

/** Sends files to the hub with a form, as the browser does for an app that shares them. */
function share(page: Page, address: string, names: readonly string[]): Promise<void> {
  return page.evaluate(
    ([action, ...all]) => {
      const input = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'files',
        multiple: true,
      });
      const chosen = new DataTransfer();
      for (const name of all) chosen.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
      input.files = chosen.files;
      const form = Object.assign(document.createElement('form'), {
        action,
        method: 'post',
        enctype: 'multipart/form-data',
      });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [address, ...names] as const,
  );
}

test('files that other apps share wait for their person, and nothing of them is kept or sent', async ({
  device,
  released,
}) => {
  const page = await openInstalled(device);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(released.url) && request.method() !== 'GET') sent.push(request.url());
  });
  await share(page, '/obscura/shared', ['Rental contract ü.pdf']);
  await expect(page).toHaveURL('/obscura');
  await expect(page.getByText('Add 1 file from another app or a website?')).toBeVisible();
  await expect(page.getByText('Rental contract ü.pdf')).toHaveCount(0);
  await share(page, '/obscura/shared', ['Lease.pdf', 'Bill.pdf']);
  await expect(page.getByText('Add 3 files from another app or a website?')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  for (const name of ['Rental contract ü.pdf', 'Lease.pdf', 'Bill.pdf']) {
    await expect(page.getByText(name)).toBeVisible();
  }
  expect(await page.evaluate(() => caches.has('hub-shared-files'))).toBe(false);
  // The service worker answers the request with the shared files; the other requests renew the session.
  expect(sent.filter((url) => !/\/(obscura\/shared|auth-refresh)$/.test(url))).toEqual([]);
});

test('a web site can’t share files with the hub, and a log-out leaves none that wait', async ({
  device,
  released,
}) => {
  const page = await openInstalled(device);
  const site = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${String(port)}/`);
  await share(page, `${released.url}/obscura/shared`, ['Trap.pdf']);
  await expect(page.getByText('A website tried to add files.')).toBeVisible();
  await expect(page.getByText(/from another app/)).toHaveCount(0);
  site.close();
  site.closeAllConnections();

  await share(page, '/obscura/shared', ['Lease.pdf']);
  await expect(page.getByText('Add 1 file from another app or a website?')).toBeVisible();
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => caches.has('hub-shared-files'))).toBe(false);
});
