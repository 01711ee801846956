import type { Locator, Page } from '@playwright/test';

/** `/loyality`. */
export class CardList {
  readonly cards: Locator;
  readonly addCard: Locator;
  readonly filter: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
    this.addCard = page.getByRole('link', { name: 'Add Loyalty Card' });
    this.filter = page.getByLabel('Filter');
  }

  card(name: string): Locator {
    return this.cards.filter({ hasText: name });
  }

  link(name: string): Locator {
    return this.card(name).getByRole('link');
  }

  open() {
    return this.page.goto('/loyality');
  }
}

/** `/loyality/{id}`, in either layout. */
export class CardView {
  /** The picture of the code, and its button. */
  readonly code: Locator;
  readonly fillScreen: Locator;
  /** The code on the full screen, and the ✕ that closes it. */
  readonly till: Locator;
  readonly closeTill: Locator;
  readonly ring: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    const named = { name: / of / };
    // The form shows a code as well, before the card is saved.
    this.code = page.locator('main:not(:has(form))').getByRole('img', named);
    this.fillScreen = page.getByRole('main').getByRole('button', named);
    this.till = page.getByRole('dialog', named);
    this.closeTill = this.till.getByRole('button', { name: 'Close' });
    this.ring = page.getByRole('timer');
    this.dialog = page.getByRole('alertdialog');
  }

  open(id: string) {
    return this.page.goto(`/loyality/${id}`);
  }

  async choose(action: 'Edit' | 'Archive' | 'Delete') {
    await this.page.getByRole('button', { name: 'Card actions' }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}

/** The values that a person enters for a card. */
export interface CardEntry {
  name?: string;
  cardId?: string;
  type?: 'Barcode (Code 128)' | 'QR code';
  customUI?: boolean;
  expiryDate?: string;
  refreshSeconds?: string;
}

/** `/loyality/add` and `/loyality/{id}/edit`. */
export class CardForm {
  readonly name: Locator;
  readonly cardId: Locator;
  readonly type: Locator;
  readonly customUI: Locator;
  readonly expiryDate: Locator;
  readonly refreshSeconds: Locator;
  /** Opens the fields of a card that the specification does not require. */
  readonly more: Locator;
  readonly front: Locator;
  readonly back: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByLabel('Name');
    this.cardId = page.getByLabel('Card ID');
    this.type = page.getByRole('group', { name: 'Type' });
    this.customUI = page.getByLabel('Use custom UI');
    this.expiryDate = page.getByLabel('Expiry Date');
    this.refreshSeconds = page.getByLabel('Refresh in seconds');
    this.more = page.locator('summary', { hasText: 'More: note, balance' });
    this.front = page.getByLabel('Front', { exact: true });
    this.back = page.getByLabel('Back', { exact: true }).and(page.locator('input'));
    this.save = page.getByRole('banner').getByRole('button', { name: /^Sav/ });
  }

  /** The radio button of a type. */
  radioOf(type: string): Locator {
    return this.type.getByRole('radio', { name: type, exact: true });
  }

  async fill({ name, cardId, type, customUI, expiryDate, refreshSeconds }: CardEntry) {
    if (name !== undefined) await this.name.fill(name);
    if (cardId !== undefined) await this.cardId.fill(cardId);
    if (type !== undefined) await this.radioOf(type).check();
    if (customUI !== undefined) await this.customUI.setChecked(customUI);
    if (expiryDate !== undefined) await this.expiryDate.fill(expiryDate);
    if (refreshSeconds !== undefined) await this.refreshSeconds.fill(refreshSeconds);
  }
}
