import { type APIResponse, expect, type Locator, type Page } from '@playwright/test';
import type { UploadFile } from '../fixtures/documents';

/** What a person enters into the form of an item. */
export interface ItemEntry {
  name?: string;
  country?: string;
  expiryDate?: string;
  who?: string;
  category?: string;
  document?: UploadFile;
}

/** The form of `/expiry/add`, `/expiry/edit/{id}` and, in part, `/expiry/item/{id}`. */
export class ExpiryForm {
  readonly name: Locator;
  readonly country: Locator;
  readonly expiryDate: Locator;
  readonly who: Locator;
  readonly category: Locator;
  readonly document: Locator;
  readonly shared: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByLabel('Name', { exact: true });
    this.country = page.getByLabel('Country', { exact: true });
    this.expiryDate = page.getByLabel('Expiry date', { exact: true });
    this.who = page.getByLabel('Who', { exact: true });
    this.category = page.getByLabel('Category', { exact: true });
    this.document = page.getByLabel('Document', { exact: true });
    this.shared = page.getByLabel('Share with everyone here');
    this.save = page.getByRole('button', { name: /^(Save|Saving…)$/ });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    this.alert = page.getByRole('alert');
  }

  /** Types the values of the entry and leaves the other fields unchanged. */
  async fill(entry: ItemEntry) {
    if (entry.name !== undefined) await this.name.fill(entry.name);
    if (entry.country !== undefined) await this.country.fill(entry.country);
    if (entry.expiryDate !== undefined) await this.expiryDate.fill(entry.expiryDate);
    if (entry.who !== undefined) await this.who.fill(entry.who);
    if (entry.category !== undefined) await this.category.fill(entry.category);
    if (entry.document !== undefined) await this.document.setInputFiles(entry.document);
  }

  /** The suggestions of a field. */
  suggestions(field: Locator): Promise<string[]> {
    return field.evaluate((input) =>
      input instanceof HTMLInputElement
        ? [...(input.list?.children ?? [])].map((option) => (option as HTMLOptionElement).value)
        : [],
    );
  }

  /** Opens the stored document in its new tab, as a tap on it does; returns the server's response. */
  async openDocument(name: string): Promise<APIResponse> {
    const link = this.page.getByRole('link', { name: `Open ${name}` });
    const address = await link.getAttribute('href');
    // A browser without a PDF viewer would save it, and show no address.
    const asked = this.page.context().waitForEvent('request', (request) => request.isNavigationRequest());
    const [tab] = await Promise.all([this.page.waitForEvent('popup'), link.click()]);
    expect((await asked).url()).toContain('/api/files/');
    await tab.close();
    return this.page.request.get(address ?? '');
  }

  /** Toggles the switch with a tap on its label. */
  async toggleShared() {
    await this.page.getByText('Share with everyone here').click();
  }

  /** Expects the fields to contain the typed values; the test checks the document. */
  async expectKept(entry: Omit<ItemEntry, 'document'>) {
    if (entry.name !== undefined) await expect(this.name).toHaveValue(entry.name);
    if (entry.country !== undefined) await expect(this.country).toHaveValue(entry.country);
    if (entry.expiryDate !== undefined) await expect(this.expiryDate).toHaveValue(entry.expiryDate);
    if (entry.who !== undefined) await expect(this.who).toHaveValue(entry.who);
    if (entry.category !== undefined) await expect(this.category).toHaveValue(entry.category);
  }
}

/** `/expiry` and `/expiry/expired`. */
export class ExpiryList {
  readonly items: Locator;
  readonly addExpiry: Locator;
  readonly tabs: Locator;
  /** The question before something is deleted. */
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.items = page.locator('main tbody').getByRole('row');
    this.addExpiry = page.getByRole('link', { name: 'Add Expiry' });
    this.tabs = page.getByRole('navigation');
    this.dialog = page.locator('dialog[open]');
  }

  item(name: string): Locator {
    return this.items.filter({ hasText: name });
  }

  tab(name: 'Upcoming' | 'Expired' | 'Settings'): Locator {
    return this.tabs.getByRole('link', { name });
  }

  /** Edits or deletes an item: with the icons of its row, or with the menu that replaces them on a phone. */
  async choose(name: string, action: 'Edit' | 'Delete') {
    const row = this.item(name);
    await expect(row).toBeVisible();
    const menu = row.getByRole('button', { name: /^Actions/ });
    if (await menu.isVisible()) {
      await menu.click();
      await this.page.getByRole('menuitem', { name: action }).click();
    } else {
      await row.getByLabel(action).click();
    }
  }

  /** Opens an item with the link on its name in the list. */
  async open(name: string) {
    await this.item(name).getByRole('link', { name }).click();
  }

  openUpcoming() {
    return this.page.goto('/expiry');
  }

  openExpired() {
    return this.page.goto('/expiry/expired');
  }
}
