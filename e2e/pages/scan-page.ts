import type { Locator, Page } from '@playwright/test';

/** `/loyality/scan`. */
export class ScanPage {
  readonly heading: Locator;
  readonly picture: Locator;
  readonly typeIt: Locator;
  readonly codes: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Scan a card' });
    this.picture = page.getByLabel('Picture', { exact: true });
    this.typeIt = page.getByRole('button', { name: 'Type it' });
    this.codes = page.getByRole('list', { name: 'Codes' }).getByRole('button');
  }

  open() {
    return this.page.goto('/loyality/scan');
  }

  /** Chooses a picture with these bytes. */
  choose(buffer: Buffer, name = 'card.png', mimeType = 'image/png') {
    return this.picture.setInputFiles({ name, mimeType, buffer });
  }

  /** Pastes a picture into the page, such as a screenshot. */
  async paste(picture: Buffer) {
    await this.page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, picture.toString('base64'));
  }
}
