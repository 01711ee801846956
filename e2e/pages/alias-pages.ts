import type { Locator, Page } from '@playwright/test';

/** `/alias`. */
export class AliasList {
  readonly rows: Locator;
  readonly filter: Locator;
  readonly sort: Locator;
  readonly description: Locator;
  readonly save: Locator;
  /** The question before something is deleted, or after somebody else has changed it. */
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole('list', { name: 'Aliases' }).getByRole('listitem');
    this.filter = page.getByRole('searchbox', { name: 'Filter' });
    this.sort = page.getByRole('combobox', { name: 'Sort' });
    this.description = page.getByRole('textbox', { name: 'Description' });
    this.save = page.getByRole('button', { name: 'Save' });
    this.dialog = page.locator('dialog[open]');
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  address(address: string): Locator {
    return this.page.getByRole('button', { name: address, exact: true });
  }

  open(search = '') {
    return this.page.goto(`/alias${search}`);
  }
}

/** `/alias/generate`. */
export class AliasGenerator {
  readonly domain: Locator;
  readonly regenerate: Locator;
  readonly addCustom: Locator;
  readonly suggestions: Locator;
  /** The addresses of the suggestions. */
  readonly addresses: Locator;
  readonly customForm: Locator;

  constructor(readonly page: Page) {
    this.domain = page.getByRole('textbox', { name: 'Domain' });
    this.regenerate = page.getByRole('button', { name: 'Regenerate' });
    this.addCustom = page.getByRole('button', { name: 'Add custom' });
    this.suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem');
    this.addresses = this.suggestions.getByRole('button', { name: '@' });
    this.customForm = page.getByRole('form', { name: 'Add custom' });
  }

  /** Opens a row, types its description, and saves; the test checks the result. */
  async saveRow(row: Locator, description: string) {
    await row.getByRole('button', { name: 'Edit' }).click();
    await row.getByRole('textbox', { name: 'Description' }).fill(description);
    await row.getByRole('button', { name: 'Save' }).click();
  }

  /** Fills in the custom form and submits it. */
  async saveCustom(address: string, description = '') {
    await this.customForm.getByRole('textbox', { name: 'Address' }).fill(address);
    await this.customForm.getByRole('textbox', { name: 'Description' }).fill(description);
    await this.customForm.getByRole('button', { name: 'Save' }).click();
  }

  /** Opens the generator and enters a domain: without one it suggests nothing. */
  async open(domain = 'example.com') {
    await this.page.goto('/alias/generate');
    await this.domain.fill(domain);
  }
}
