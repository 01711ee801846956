import type { Page } from '@playwright/test';
import { expect, openInstalled, test } from '../fixtures/installed';
import { addByHand, cutOff, waiting } from '../fixtures/outbox';
import { HomePage } from '../pages/home-page';

/** Changes on the device that another release of the hub has stored. */

/** Gives every row of the outbox on the device a format that this release does not know. */
async function storeAsLaterRelease(page: Page) {
  await page.evaluate(async () => {
    const found = await indexedDB.databases();
    const name = found.map((database) => database.name ?? '').find((one) => one.includes('outbox')) ?? '';
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('changes', 'readwrite');
        const store = transaction.objectStore('changes');
        const rows = store.getAll();
        rows.onsuccess = () => {
          for (const row of rows.result as object[]) store.put({ ...row, format: 1000 });
        };
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
        transaction.onabort = reject;
      };
    });
  });
}

test('what a later release has stored is listed, and asked about at the log-out', async ({
  device,
  released,
  problems,
}) => {
  const page = await openInstalled(device, '/loyality');
  await cutOff(released, problems);
  await addByHand(page, 'Kopitiam');
  await storeAsLaterRelease(page);
  await page.goto('/account');
  await expect(waiting(page)).toContainText('A change of another version of the hub');
  await page.goto('/');
  await new HomePage(page).signOut();
  await expect(page.getByText('One change is waiting to be saved on this device.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/account');
  await waiting(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);
  await released.resume();
});
