import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hub } from '../fixtures/hub-test';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

const DAY_S = 86_400;

/** Creates the hub's only backup, with a time two days ago, so that its check is due at any hour. */
async function layBackup({ data, superuser }: Hub, isDamaged: boolean) {
  await superuser.backups.create('night.zip');
  const path = join(data, 'backups', 'night.zip');
  const bytes = await readFile(path);
  await writeFile(path, isDamaged ? bytes.subarray(0, -50) : bytes);
  const madeAt = Date.now() / 1000 - 2 * DAY_S;
  await utimes(path, madeAt, madeAt);
}

/** Runs the job until it has checked the backup, whatever the result. */
async function prove(hub: Hub) {
  const owner = await hub.signIn(hub.owner);
  const proof = async () => {
    await hub.superuser.crons.run('hub-backup-proof');
    return (await owner.send<{ proof: object | null }>('/api/hub/status', {})).proof;
  };
  await expect.poll(proof).not.toBeNull();
}

test.describe('the owner', () => {
  test.use({ signedInAs: 'nobody' });

  test.afterEach(async ({ hub }) => {
    await rm(join(hub.data, 'backups'), { recursive: true });
    await hub.superuser.crons.run('hub-backup-proof');
  });

  test('sees how the hub is, and that its backup can be restored', async ({ page, hub }) => {
    await layBackup(hub, false);
    await page.goto('/account');
    await new LoginPage(page).signIn(hub.owner);
    await page.getByRole('link', { name: /^Hub/ }).click();
    const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await expect(row('Version')).toContainText(/\d+\.\d+\.\d+/);
    await expect(row('Data')).toContainText(/Database .* documents .* log/);
    await expect(row('Last backup')).toContainText('night.zip');
    await expect(row('Reminders')).toContainText('Nothing is waiting to be sent');
    await expect(row('Proof of this backup')).toContainText('Not proved yet');
    await prove(hub);
    await page.reload();
    await expect(row('Proof of this backup')).toContainText('Can be restored');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/account');
  });

  test('is told on home of a backup that can’t be restored', async ({ page, hub }) => {
    await layBackup(hub, true);
    await page.goto('/');
    await new LoginPage(page).signIn(hub.owner);
    await expect(new HomePage(page).title).toBeVisible();
    await prove(hub);
    await page.reload();
    await expect(page.getByText('Something is wrong with the hub’s backups.')).toBeVisible();
    await page.getByRole('link', { name: 'See why' }).click();
    await expect(page.getByText('The proof of the newest backup has failed.')).toBeVisible();
    await expect(page.getByText('It can’t be unpacked (zip: not a valid zip file).')).toBeVisible();
  });
});

test.describe('new versions', () => {
  test.use({ signedInAs: 'nobody' });

  test('the owner lets the hub look for them, and reads what is new', async ({ page, hub }) => {
    await page.goto('/account/hub');
    await new LoginPage(page).signIn(hub.owner);
    const toggle = page.getByRole('switch', { name: 'Check for new versions once a day' });
    const turn = page.getByText('Check for new versions once a day');
    await expect(toggle).not.toBeChecked();
    await turn.click();
    const newest = page.getByRole('heading', { name: /^Version 99\.1\.0, / });
    await expect(newest).toBeVisible();
    await expect(page.getByText('A card can be <b>bold</b>.')).toBeVisible();
    await expect(page.getByText('The first one.')).toHaveCount(0);
    await page.reload();
    await expect(newest).toBeVisible();
    await turn.click();
    await expect(newest).toHaveCount(0);
    await page.reload();
    await expect(toggle).not.toBeChecked();
  });
});

test.describe('another admin', () => {
  test.use({ signedInAs: 'admin' });

  test('has no way to the page of the hub, and is led home from its address', async ({ page }) => {
    await page.goto('/account');
    await expect(page.getByRole('link', { name: /^Your data/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Hub/ })).toHaveCount(0);
    await page.goto('/account/hub');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apps');
  });
});
