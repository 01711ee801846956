import type { Locator, Page } from '@playwright/test';
import { written } from '../fixtures/dates';
import type { UploadFile } from '../fixtures/documents';

/** /progress/photos. */
export class PhotosScreen {
  readonly slider: Locator;
  readonly sets: Locator;
  readonly exportAll: Locator;
  readonly before: Locator;
  readonly after: Locator;

  constructor(private readonly page: Page) {
    this.slider = page.getByRole('slider');
    this.sets = page.getByRole('list', { name: 'All photos' }).getByRole('listitem');
    this.exportAll = page.getByRole('button', { name: 'Export' });
    this.before = page.getByLabel('Before');
    this.after = page.getByLabel('After');
  }

  async open(): Promise<void> {
    await this.page.goto('/progress/photos');
  }

  /** Opens the question before the set of a date is deleted. */
  async askToDelete(date: string): Promise<void> {
    const actions = this.sets.filter({ hasText: written(date) }).getByRole('button', { name: 'Actions' });
    // Scrolling to the button after the tap would close the menu again.
    await actions.evaluate(async (button) => {
      button.scrollIntoView({ block: 'center' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    await actions.click();
    await this.page.getByRole('menuitem', { name: 'Delete' }).click();
  }

  /** Deletes the set of a date, and confirms the question. */
  async delete(date: string): Promise<void> {
    await this.askToDelete(date);
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  }

  async import(file: UploadFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Import' }).click();
    await (await chooser).setFiles(file);
  }
}

/** /progress/add. */
export class AddPhotosForm {
  readonly save: Locator;

  constructor(private readonly page: Page) {
    this.save = page.getByRole('button', { name: 'Save' });
  }

  async fill(date: string, photos: Partial<Record<'Front' | 'Side' | 'Back', UploadFile>>): Promise<void> {
    await this.page.getByLabel('Date').fill(date);
    for (const [side, file] of Object.entries(photos)) {
      await this.page.getByRole('main').getByLabel(side, { exact: true }).setInputFiles(file);
    }
  }
}
