import type { Page, Request } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { contract, HEIC, hand, photo, screenshot, SECRETS, withoutDialog } from '../fixtures/obscura';
import { watchRequests } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { ObscuraPage } from '../pages/obscura-page';

/** The marker of a JPEG's scans, which contain the picture itself (ITU-T T.81, B.2.3). */
const SCAN = Buffer.from([0xff, 0xda]);

/** The secrets that a file still contains. */
function secretsIn(bytes: Buffer): string[] {
  return SECRETS.filter((secret) => bytes.includes(secret));
}

/** All requests of the page and its worker from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

test('a photo is cleaned and saved, and nobody is told anything', async ({ page, hub }) => {
  const obscura = new ObscuraPage(page);
  await withoutDialog(page);
  const allAnswered = watchRequests(page);
  await obscura.open();
  await allAnswered();
  const requests = requestsOf(page);
  const original = await photo(page);

  await test.step('what it gives away is said before', async () => {
    await obscura.pick(original);
    await expect(obscura.findings).toContainText('Fairphone 5');
    await expect(obscura.findings).toContainText('Noor Aziz');
    await expect(obscura.findings).toContainText('14 Nov 2026, 18:32:07, +08:00');
    await expect(page.getByText('800 × 600 px')).toBeVisible();
  });

  const saved = await test.step('then it is cleaned, and no pixel of it changed', async () => {
    await obscura.process.click();
    await expect(obscura.verdict).toBeFocused();
    return obscura.saved(obscura.save);
  });
  expect(saved.name).toBe('clean-1.jpg');
  expect(secretsIn(original.buffer)).toEqual(SECRETS);
  expect(secretsIn(saved.bytes)).toEqual([]);
  const scanOf = (file: Buffer) => file.subarray(file.indexOf(SCAN));
  expect(scanOf(saved.bytes).equals(scanOf(original.buffer))).toBe(true);
  await expect(page.getByText('Saved')).toBeVisible();

  await test.step('nothing was asked for but code of the hub, and nothing was sent', () => {
    const asked = requests.filter((request) => !request.url().startsWith('blob:'));
    expect(asked.length).toBeGreaterThan(0);
    for (const request of asked) {
      // The hub checks for a newer service worker when it is idle.
      expect(request.url()).toMatch(new RegExp(`^${hub.url}/(assets/[\\w.-]+|service-worker)\\.js$`));
      expect(request.method()).toMatch(/^(GET|HEAD)$/);
      expect(request.postData()).toBeNull();
    }
  });
});

test('the worker, which holds the files, can reach nobody', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  const started = page.waitForEvent('worker');
  await obscura.pick(await photo(page));
  await expect(obscura.findings).toBeVisible();
  const worker = await started;
  const answer = await worker.evaluate(() =>
    fetch('/api/health').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(answer).toBe('refused');
});

test('several files are cleaned one after another and saved together', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await withoutDialog(page);
  await obscura.open();
  await obscura.pick(await photo(page), HEIC, screenshot(), await photo(page, { name: 'hills.jpg' }));
  await expect(obscura.files).toHaveCount(3);
  await expect(obscura.alert).toContainText('HEIC is not supported.Not added: IMG_0001.HEIC');
  await expect(obscura.files.nth(0)).toContainText('private details found');
  await expect(obscura.files.nth(0).locator('canvas')).toHaveJSProperty('width', 256);
  await expect(obscura.files.nth(1)).toContainText('No private details found');

  await obscura.process.click();
  await expect(page.getByRole('heading', { name: '3 of 3 clean' })).toBeVisible();
  await expect(obscura.files.nth(0)).toContainText(/Clean, \d+ details removed/);
  await expect(obscura.files.nth(1)).toContainText('Clean, nothing had to be removed');

  const one = await obscura.saved(obscura.files.nth(1).getByRole('button', { name: 'Save' }));
  expect(one.name).toBe('clean-2.png');
  await page.getByLabel('IMG_20261114_183207.jpg and 2 more').check();
  const all = await obscura.saved(obscura.saveAll);
  expect(all.name).toBe('clean-files.zip');
  expect(secretsIn(all.bytes)).toEqual([]);
  for (const name of ['IMG_20261114_183207.jpg', 'moon over the bay.png', 'hills.jpg'])
    expect(all.bytes.includes(name), name).toBe(true);
});

test('a PDF loses its author and keeps its page', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await withoutDialog(page);
  await obscura.open();
  await obscura.pick(await contract());
  await expect(obscura.findings).toContainText('Noor Aziz');
  await expect(obscura.resize).toBeDisabled();
  await expect(obscura.watermark).toBeDisabled();
  await obscura.process.click();
  await expect(obscura.verdict).toBeVisible();
  const { name, bytes } = await obscura.saved(obscura.save);
  expect(name).toBe('clean-1.pdf');
  const cleaned = await PDFDocument.load(bytes, { updateMetadata: false });
  expect([cleaned.getPageCount(), cleaned.getAuthor(), cleaned.getCreationDate()]).toEqual([
    1,
    '',
    new Date(0),
  ]);
});

test('a file that is neither JPEG, PNG nor PDF is not taken', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  await obscura.pick({ ...HEIC, name: 'beach.jpg', mimeType: 'image/jpeg' });
  await expect(obscura.alert).toContainText(
    'Unsupported file. Supported: JPG, JPEG, PNG, PDF. HEIC is not supported.Not added: beach.jpg',
  );
  await expect(obscura.process).toBeDisabled();
});

for (const how of ['drop', 'paste'] as const) {
  test(`files come by ${how}, anywhere on the page`, async ({ page }) => {
    const obscura = new ObscuraPage(page);
    await obscura.open();
    await hand(page, how, [screenshot()]);
    await expect(page.getByRole('heading', { name: 'moon over the bay.png' })).toBeVisible();
    await hand(page, how, [await photo(page)]);
    await expect(obscura.files).toHaveCount(2);
    await expect(page).toHaveURL('/obscura');
  });
}

test('a wide photo is made smaller and marked', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await withoutDialog(page);
  await obscura.open();
  await obscura.pick(await photo(page, { width: 2400, height: 1200 }));
  await expect(obscura.findings).toBeVisible();
  await obscura.watermark.check();
  await obscura.process.click();
  await expect(page.getByText('Watermark text is required.')).toBeVisible();
  await expect(obscura.watermarkText).toBeFocused();
  await page.keyboard.type('Only for the bank');
  await page.keyboard.press('Enter');
  await expect(obscura.verdict).toBeVisible();
  await expect(page.getByText('1600 × 800 px')).toBeVisible();
  expect(secretsIn((await obscura.saved(obscura.save)).bytes)).toEqual([]);

  await test.step('what is ticked and typed is kept for the visit', async () => {
    const home = new HomePage(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await home.tile('Obscura').click();
    await expect(obscura.watermark).toBeChecked();
    await expect(obscura.watermarkText).toHaveValue('Only for the bank');
    await page.reload();
    await expect(obscura.watermark).not.toBeChecked();
  });
});

test.describe('with a dialog for saving', () => {
  /** Replaces the save dialog: dismissed at first, then it returns a file that the test can read. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const asked: string[] = [];
      const written: Blob[] = [];
      Object.assign(window, { asked, written });
      window.showSaveFilePicker = ({ suggestedName }) => {
        asked.push(suggestedName);
        if (asked.length === 1) return Promise.reject(new DOMException('Dismissed', 'AbortError'));
        const createWritable = () =>
          Promise.resolve(
            new WritableStream({
              write: (part: BlobPart) => {
                written.push(new Blob([part]));
              },
            }),
          );
        return Promise.resolve({ createWritable } as unknown as FileSystemFileHandle);
      };
    }),
  );

  test('one that is dismissed saves nothing, and leaving asks', async ({ page }) => {
    const obscura = new ObscuraPage(page);
    const question = page.getByRole('alertdialog');
    await obscura.open();
    await obscura.pick(await photo(page));
    await obscura.process.click();
    await obscura.save.click();
    await expect(page.getByText('Saved')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(question).toContainText('Cleaned files that you have not saved will be lost.');
    await question.getByRole('button', { name: 'Cancel' }).click();

    await page.getByLabel('IMG_20261114_183207.jpg').check();
    await obscura.save.click();
    await expect(page.getByText('Saved')).toBeVisible();
    const written = await page.evaluate(async () => {
      const { asked, written } = window as unknown as { asked: string[]; written: Blob[] };
      return { asked, text: await new Blob(written).text() };
    });
    expect(written.asked).toEqual(['clean-1.jpg', 'IMG_20261114_183207.jpg']);
    expect(written.text.length).toBeGreaterThan(1000);
    expect(secretsIn(Buffer.from(written.text))).toEqual([]);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a file that is removed is freed from memory, and the worker ends with the page', async ({
  page,
  problems,
}) => {
  problems.expect(/^failed: GET blob:.* net::ERR_FILE_NOT_FOUND$/);
  const obscura = new ObscuraPage(page);
  await obscura.open();
  await obscura.pick(await photo(page));
  await expect(obscura.findings).toBeVisible();
  const address = await page.getByRole('img', { name: 'IMG_20261114_183207.jpg' }).getAttribute('src');
  const isInMemory = () =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      return image.decode().then(
        () => true,
        () => false,
      );
    }, address!);
  expect(await isInMemory()).toBe(true);
  await obscura.remove.click();
  await expect(obscura.choose).toBeFocused();
  expect(await isInMemory()).toBe(false);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a photo is cleaned with the keyboard alone', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  const { keyboard } = page;
  await withoutDialog(page);
  await obscura.open();
  const chooser = page.waitForEvent('filechooser');
  await obscura.choose.focus();
  await keyboard.press('Enter');
  await (await chooser).setFiles(await photo(page));
  await expect(obscura.findings).toBeVisible();
  await expect(page.getByRole('heading', { name: 'IMG_20261114_183207.jpg' })).toBeFocused();
  const tabTo = async (label: string) => {
    const target = page
      .getByRole('main')
      .getByLabel(label)
      .or(page.getByRole('button', { name: label }));
    for (let stops = 0; stops < 12; stops += 1) {
      await keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeInViewport();
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reached ${label}.`);
  };
  await tabTo('Resize');
  await keyboard.press('Space');
  await expect(obscura.resize).not.toBeChecked();
  await tabTo('Process File');
  await keyboard.press('Enter');
  await expect(obscura.verdict).toBeFocused();
  const download = page.waitForEvent('download');
  await tabTo('Save');
  await keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('clean-1.jpg');
});
