import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { UploadFile } from '../fixtures/documents';

/** `/obscura`. */
export class ObscuraPage {
  readonly choose: Locator;
  readonly addFiles: Locator;
  readonly nextFile: Locator;
  readonly process: Locator;
  readonly cancel: Locator;
  readonly save: Locator;
  readonly saveAll: Locator;
  readonly remove: Locator;
  readonly strip: Locator;
  readonly resize: Locator;
  readonly watermark: Locator;
  readonly watermarkText: Locator;
  readonly findings: Locator;
  readonly verdict: Locator;
  readonly files: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.choose = main.getByRole('button', { name: 'Choose files' });
    this.addFiles = page.getByRole('button', { name: 'Add files' });
    this.nextFile = page.getByRole('button', { name: 'Next file' });
    this.process = main.getByRole('button', { name: 'Process File' });
    this.cancel = main.getByRole('button', { name: 'Cancel' });
    this.save = main.getByRole('button', { name: 'Save', exact: true });
    this.saveAll = main.getByRole('button', { name: 'Save all' });
    this.remove = main.getByRole('button', { name: 'Remove file' });
    this.strip = main.getByLabel('Strip metadata');
    this.resize = main.getByLabel('Resize');
    this.watermark = main.getByRole('checkbox', { name: 'Watermark' });
    this.watermarkText = main.getByRole('textbox', { name: 'Watermark text' });
    this.findings = main.getByRole('region', { name: /private details? found/i });
    this.verdict = main.getByRole('heading', { name: 'Nothing private is left' });
    this.files = main.getByRole('list', { name: 'Files' }).locator('> li');
    this.alert = main.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/obscura');
    await this.#isReady();
    await this.choose.waitFor();
  }

  /** Chooses files in the browser's dialog. */
  async pick(...files: UploadFile[]): Promise<void> {
    await this.#isReady();
    await this.page.locator('input[type=file]').setInputFiles(files);
  }

  /** Waits for the real page: the prerendered frame looks the same, but accepts no files. */
  async #isReady(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('#root > [data-for]') === null);
  }

  /** The download of a button: its name and its bytes. */
  async saved(button: Locator): Promise<{ name: string; bytes: Buffer }> {
    const download = this.page.waitForEvent('download');
    await button.click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
}
